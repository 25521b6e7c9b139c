"""Makes the two cuts of the typeface that documents embed from the shop's web font, as base64 in a module.

Usage: python scripts/assets/make-pdf-fonts.py public/fonts/archivo-df1b3ab9.woff2 package backend/documents/pdf/archivo.ts   (package, fontTools and brotli as in public/fonts/README.md)

A PDF has neither axes nor features: each cut is an instance of the variable font, with tabular figures in the place of the plain ones.
No reader of a PDF has another font to fall back on: letters of all European Latin alphabets that the web font leaves out are added from the package.
"""

import base64
import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CUTS = {"regular": ("Regular", 400), "bold": ("Bold", 700)}
WIDTH = 96
PARTS = ["archivo-latin-wdth-normal.woff2", "archivo-latin-ext-wdth-normal.woff2"]
# Latin-1, Latin Extended-A, Romanian and Welsh letters, prime and double prime.
LETTERS = [*range(0xA1, 0x180), *range(0x218, 0x21C), *range(0x1E80, 0x1E86), 0x1EF2, 0x1EF3, 0x2032, 0x2033]


def add_letters(font: TTFont, package: Path, location: dict[str, int]) -> None:
    for file in PARTS:
        part = instancer.instantiateVariableFont(TTFont(package / "files" / file), location)
        glyphs = part.getGlyphSet()
        known = font.getBestCmap()
        for code, name in part.getBestCmap().items():
            if code not in LETTERS or code in known:
                continue
            outline = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(outline)
            pen = TTGlyphPen(None)
            outline.replay(pen)
            added = f"uni{code:04X}"
            font["glyf"][added] = pen.glyph()
            font["hmtx"][added] = part["hmtx"][name]
            for table in font["cmap"].tables:
                table.cmap[code] = added
    font.setGlyphOrder(list(font["glyf"].glyphOrder))


def tabular_figures(font: TTFont) -> dict[str, str]:
    feature = next(f for f in font["GSUB"].table.FeatureList.FeatureRecord if f.FeatureTag == "tnum")
    lookup = font["GSUB"].table.LookupList.Lookup[feature.Feature.LookupListIndex[0]]
    return lookup.SubTable[0].mapping


def cut(source: Path, package: Path, style: str, weight: int) -> bytes:
    location = {"wght": weight, "wdth": WIDTH}
    font = instancer.instantiateVariableFont(TTFont(source), location)
    add_letters(font, package, location)
    figures = tabular_figures(font)
    for table in font["cmap"].tables:
        table.cmap = {code: figures.get(glyph, glyph) for code, glyph in table.cmap.items()}
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT"]
    options.name_IDs = []
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    for name_id, text in {1: "Archivo", 2: style, 4: f"Archivo {style}", 6: f"Archivo-{style}"}.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = None
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def main(source: Path, package: Path, out: Path) -> None:
    lines = ["// Made by scripts/assets/make-pdf-fonts.py; not to be changed by hand.", ""]
    for name, (style, weight) in CUTS.items():
        data = cut(source, package, style, weight)
        print(name, len(data))
        lines += [f"/** Archivo {style} as TrueType, base64. */", f'export const {name} =\n\t"{base64.b64encode(data).decode()}";', ""]
    out.write_text("\n".join(lines))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
