"""Builds the shop's web font from the latin and latin-ext files of @fontsource-variable/archivo.

Usage: python scripts/assets/make-font.py <package folder> public/fonts   (see public/fonts/README.md)

The package splits Archivo by script and leaves out a few signs that a steel catalogue needs, so the glyphs of latin-ext
that the shop writes are moved into the latin file and the missing signs are composed from Archivo's own glyphs.
"""

import copy
import hashlib
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import hvar, instancer
from fontTools.varLib.iup import iup_delta
from fontTools.varLib.models import VariationModel, supportScalar

WEIGHT = (400, 400, 750)
WIDTH = (88, 100, 110)
ASCII = "".join(map(chr, range(0x20, 0x7F)))
LETTERS = "äöüßÄÖÜẞåÅõÕšžŠŽÉéèáóíúñÆØøæ"
SIGNS = "×·•–—…“”„‚‘’«»‹›€°±²³½¼¾≤≥→←↑↓−≈∅⌀§©®™µ\u00a0\u00ad\u2009\u2011\u202f"
FEATURES = ["kern", "tnum", "pnum"]

MASTERS = [{}, {"wght": 1}, {"wdth": -1}, {"wdth": 1}, {"wght": 1, "wdth": -1}, {"wght": 1, "wdth": 1}]
TOLERANCE = 1.0
SEMIBOLD_SHARE = 0.535
THIN_SPACE = 130
ARROW_ADVANCE = 800
MATH_AXIS = 256


def copy_glyph(source: TTFont, target: TTFont, name: str, kerned_like: str) -> None:
    """Moves one simple glyph between two subsets of the same variable font; it is kerned like its base letter."""
    target["glyf"][name] = copy.deepcopy(source["glyf"][name])
    target["hmtx"][name] = source["hmtx"][name]
    target["gvar"].variations[name] = copy.deepcopy(source["gvar"].variations[name])
    for subtable in kerning(target):
        covered = set(subtable.Coverage.glyphs)
        if subtable.Format == 2:
            for classes in (subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs):
                if kerned_like in classes:
                    classes[name] = classes[kerned_like]
            if kerned_like in covered:
                subtable.Coverage.glyphs.append(name)


def kerning(font: TTFont):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.LookupType == 2:
                yield subtable


def compose(font: TTFont, name: str, parts, metrics_of: str) -> None:
    """Adds a composite; parts are (glyph, x, y, 2x2 transform or None). Its advance follows metrics_of on both axes."""
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for part, x, y, transform in parts:
        component = GlyphComponent()
        component.glyphName, component.x, component.y, component.flags = part, x, y, 0x1002
        if transform is not None:
            component.transform = transform
        glyph.components.append(component)
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][metrics_of][0], glyph.xMin)
    font["gvar"].variations[name] = [
        TupleVariation(variation.axes, [(0, 0)] * len(parts) + phantom_points(variation))
        for variation in full_deltas(font, metrics_of)
    ]


def lay_arrow(font: TTFont, name: str, direction: int) -> None:
    """Adds the upward arrow laid on its side (1: right, -1: left), its shaft shortened to the baseline's length."""
    upright = font["glyf"]["arrowup"]
    glyph = copy.deepcopy(upright)
    middle = 250
    for index, (x, y) in enumerate(upright.coordinates):
        along = max(y, -10) + 50
        glyph.coordinates[index] = (along, MATH_AXIS + middle - x) if direction == 1 else (ARROW_ADVANCE - along, MATH_AXIS + x - middle)
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (ARROW_ADVANCE, glyph.xMin)
    font["gvar"].variations[name] = [
        TupleVariation(variation.axes, [(y * direction, -x * direction) for x, y in variation.coordinates[:-4]] + [(0, 0)] * 4)
        for variation in font["gvar"].variations["arrowup"]
    ]


def keep_masters(font: TTFont) -> None:
    """Redraws every glyph's variation from MASTERS alone: the type family's own middle weight is left to interpolation."""
    model = VariationModel(MASTERS, axisOrder=["wght", "wdth"])
    glyphs = font["glyf"]
    for name, variations in font["gvar"].variations.items():
        if not variations:
            continue
        points, control = glyphs._getCoordinatesAndControls(name, font["hmtx"].metrics)
        ends = control.endPts if control.numberOfContours >= 1 else list(range(len(points) - 4))
        dense = [(v, iup_delta(v.coordinates, points, ends)) for v in variations]
        values = []
        for master in MASTERS:
            delta = GlyphCoordinates([(0, 0)] * len(points))
            for variation, coordinates in dense:
                scalar = supportScalar(master, variation.axes)
                if scalar:
                    delta += GlyphCoordinates(coordinates) * scalar
            values.append(delta)
        kept = []
        for delta, support in zip(model.getDeltas(values)[1:], model.supports[1:]):
            variation = TupleVariation(support, [(round(x), round(y)) for x, y in delta])
            variation.optimize(points, ends, tolerance=TOLERANCE, isComposite=control.numberOfContours == -1)
            variation.coordinates[-3] = (round(delta[-3][0]), 0)
            if variation.hasImpact():
                kept.append(variation)
        font["gvar"].variations[name] = kept


def place_semibold(font: TTFont) -> None:
    """Lets weight 600 fall where its stems are as heavy as Archivo's own 600; kerning regions move with it."""
    regions = font["GDEF"].table.VarStore.VarRegionList.Region
    drawn = next(region.VarRegionAxis[0].PeakCoord for region in regions if 0 < region.VarRegionAxis[0].PeakCoord < 1)

    def moved(value: float) -> float:
        if value <= 0:
            return value
        if value <= drawn:
            return value * SEMIBOLD_SHARE / drawn
        return SEMIBOLD_SHARE + (value - drawn) / (1 - drawn) * (1 - SEMIBOLD_SHARE)

    segments = font["avar"].segments
    segments["wght"] = {at: moved(value) for at, value in segments["wght"].items()}
    for region in regions:
        axis = region.VarRegionAxis[0]
        axis.StartCoord, axis.PeakCoord, axis.EndCoord = moved(axis.StartCoord), moved(axis.PeakCoord), moved(axis.EndCoord)


def phantom_points(variation: TupleVariation):
    return [point if point is not None else (0, 0) for point in variation.coordinates[-4:]]


def full_deltas(font: TTFont, name: str):
    return [variation for variation in font["gvar"].variations[name] if variation.coordinates[-3] is not None]


def main(package: Path, out: Path) -> None:
    font = TTFont(package / "files/archivo-latin-wdth-normal.woff2")
    extended = TTFont(package / "files/archivo-latin-ext-wdth-normal.woff2")
    font.ensureDecompiled()
    cmap = {}
    for char, like in {"š": "s", "ž": "z", "Š": "S", "Ž": "Z", "ẞ": "germandbls"}.items():
        name = extended.getBestCmap()[ord(char)]
        copy_glyph(extended, font, name, like)
        cmap[ord(char)] = name

    font["glyf"]["uni202F"], font["hmtx"]["uni202F"] = Glyph(), (THIN_SPACE, 0)
    for name, sign in (("lessequal", "less"), ("greaterequal", "greater")):
        compose(font, name, [(sign, 0, 150, ((1.0, 0.0), (0.0, 0.85))), ("minus", 0, -207, None)], sign)
    compose(font, "approxequal", [("asciitilde", 0, 105, None), ("asciitilde", 0, -105, None)], "asciitilde")
    lay_arrow(font, "arrowright", 1)
    lay_arrow(font, "arrowleft", -1)
    cmap |= {0x2264: "lessequal", 0x2265: "greaterequal", 0x2248: "approxequal", 0x2192: "arrowright", 0x2190: "arrowleft"}
    cmap |= {0x2205: "Oslash", 0x2300: "Oslash", 0x2011: "hyphen", 0x202F: "uni202F", 0x2009: "uni202F"}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(cmap)
    font.setGlyphOrder(list(font["glyf"].glyphOrder))
    del font["HVAR"]

    font = instancer.instantiateVariableFont(font, {"wght": WEIGHT, "wdth": WIDTH})
    keep_masters(font)
    place_semibold(font)
    font["gvar"].variations["uni202F"] = []

    options = subset.Options()
    options.layout_features = FEATURES
    options.layout_scripts = ["DFLT", "latn"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.drop_tables += ["prep", "gasp", "DSIG", "meta"]
    options.flavor = "woff2"
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=ASCII + LETTERS + SIGNS)
    subsetter.subset(font)
    hvar.add_HVAR(font)

    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = "woff2"
    draft = out / "archivo.woff2"
    font.save(draft)
    digest = hashlib.sha256(draft.read_bytes()).hexdigest()[:8]
    final = draft.rename(out / f"archivo-{digest}.woff2")
    print(final.name, final.stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
