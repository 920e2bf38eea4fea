"""Plays at a real server with the real client, in pseudo-terminals and through pipes: run.py FILE.FUNCTION PROGRAM ARGUMENTS"""
import importlib
import sys

file, function = sys.argv[1].split(".")
getattr(importlib.import_module(file), function)(*sys.argv[3:])
