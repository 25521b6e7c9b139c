"""Makes the shop's wordmark for documents, as outlines: the name in the web font, as heavy and as wide as in the page's head.

Usage: python scripts/assets/make-pdf-wordmark.py public/fonts/archivo-df1b3ab9.woff2 backend/documents/pdf/wordmark.ts   (fontTools and brotli as in public/fonts/README.md)
"""

import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

AXES = {"wght": 740, "wdth": 108}
"""Thousandths of the size of type."""
TIGHTER = 20


def outlines(source: Path, text: str) -> str:
    font = instancer.instantiateVariableFont(TTFont(source), AXES)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    pen, x = SVGPathPen(glyphs, ntos=lambda value: str(round(value))), 0
    for letter in text:
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (1, 0, 0, -1, x, 0)))
        x += glyph.width - TIGHTER
    return pen.getCommands()


def main(source: Path, out: Path) -> None:
    out.write_text(
        "// Made by scripts/assets/make-pdf-wordmark.py; not to be changed by hand.\n\n"
        "/** The name as the page's head has it, as an SVG path: a thousand to the size of type, on a base line at 0. */\n"
        f'export const wordmark =\n\t"{outlines(source, "Crossbar")}";\n'
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
