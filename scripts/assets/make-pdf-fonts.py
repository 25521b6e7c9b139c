"""Makes the two cuts of the typeface that documents embed from the shop's web font, as base64 in a module.

Usage: python scripts/assets/make-pdf-fonts.py public/fonts/archivo-df1b3ab9.woff2 backend/documents/pdf/archivo.ts   (fontTools and brotli as in public/fonts/README.md)

A PDF has neither axes nor features: each cut is an instance of the variable font, with tabular figures in the place of the plain ones.
"""

import base64
import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CUTS = {"regular": ("Regular", 400), "bold": ("Bold", 700)}
WIDTH = 96


def tabular_figures(font: TTFont) -> dict[str, str]:
    feature = next(f for f in font["GSUB"].table.FeatureList.FeatureRecord if f.FeatureTag == "tnum")
    lookup = font["GSUB"].table.LookupList.Lookup[feature.Feature.LookupListIndex[0]]
    return lookup.SubTable[0].mapping


def cut(source: Path, style: str, weight: int) -> bytes:
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight, "wdth": WIDTH})
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


def main(source: Path, out: Path) -> None:
    lines = ["// Made by scripts/assets/make-pdf-fonts.py; not to be changed by hand.", ""]
    for name, (style, weight) in CUTS.items():
        data = cut(source, style, weight)
        print(name, len(data))
        lines += [f"/** Archivo {style} as TrueType, base64. */", f'export const {name} =\n\t"{base64.b64encode(data).decode()}";', ""]
    out.write_text("\n".join(lines))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
