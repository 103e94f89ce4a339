/*
 Pencil.swift
 */
final class Pencil: Tool {}
