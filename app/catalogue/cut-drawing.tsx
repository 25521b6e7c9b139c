import { useId } from "react";
import {
	type BarPart,
	type BarPattern,
	barParts,
	type CutBars,
	cutPatterns,
	restOfBar,
	shortestOffcut,
} from "../../contract/values/cut-bars";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { small } from "../ui/layout.css";
import * as css from "./cut/cut-form.css";

export function CutDrawing({ cut }: { cut: CutBars }) {
	const patterns = cutPatterns(cut).map(({ bars, pieces }) => ({ bars, pieces: pieces > 0 ? [{ pieces, length: cut.length }] : [] }));
	return <BarDrawing patterns={patterns} barLength={cut.barLength} kerf={cut.kerf} />;
}

/**
 * Draws bars to scale along their length: pieces, kerfs and a hatched remainder. The text above each bar says the
 * same, so the drawing is only a picture.
 */
export function BarDrawing({ patterns, ...of }: { patterns: readonly BarPattern[] } & Pick<CutBars, "barLength" | "kerf">) {
	const t = useT("cutting");
	const { number, measure } = useFormat();
	const mm = (length: number) => measure(length, "mm");
	return (
		<figure className={css.drawing}>
			{patterns.map(({ bars, pieces }) => {
				const parts = barParts(pieces, of);
				const left = restOfBar(parts);
				const list = pieces.map((piece) => `${number(piece.pieces)} × ${mm(piece.length)}\u00a0mm`).join(" + ");
				return (
					<div key={list}>
						<p className={small}>
							<strong className={css.count}>{t("drawing.bars", { count: bars, number: number(bars) })}</strong>{" "}
							{[
								pieces.length > 0 ? t("drawing.pieces", { list }) : t("drawing.whole"),
								...(pieces.length > 0 && left > 0
									? [t(left >= shortestOffcut ? "drawing.offcut" : "drawing.scrap", { length: mm(left) })]
									: []),
							].join(", ")}
						</p>
						<Bar parts={parts} barLength={of.barLength} />
					</div>
				);
			})}
			<figcaption className={small}>{t("drawing.caption", { length: mm(of.barLength), kerf: mm(of.kerf) })}</figcaption>
		</figure>
	);
}

/**
 * Heights of the bar and its dimension line, in px. Lengths are shares of the width, so figures stay as large as
 * text.
 */
const thickness = 18;
const dimensionAt = 28;
/** A figure fits below a part of at least this share of a bar, on a phone too. */
const roomForFigure = 0.12;

function Bar({ parts, barLength }: { parts: readonly BarPart[]; barLength: number }) {
	const hatching = useId();
	const at = (mm: number) => `${(100 * mm) / barLength}%`;
	const last = parts.at(-1);
	return (
		<svg className={css.bar} width="100%" height={dimensionAt + 18} aria-hidden="true">
			<defs>
				<pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<path d="M0 0V6" className={css.hatch} />
				</pattern>
			</defs>
			{parts.map(({ kind, from, to }) => (
				<rect
					key={from}
					x={at(from)}
					width={at(to - from)}
					y={1}
					height={thickness}
					className={css.parts[kind]}
					fill={kind === "offcut" ? `url(#${hatching})` : undefined}
				/>
			))}
			{firstOfEach(parts).map((part, index) =>
				index === 0 || part.to - part.from > barLength * roomForFigure ? <Dimension key={part.from} part={part} at={at} /> : null,
			)}
			{last?.kind === "offcut" ? <Dimension part={last} at={at} isAtEnd={last.from > 0} /> : null}
		</svg>
	);
}

const firstOfEach = (parts: readonly BarPart[]): BarPart[] => {
	const pieces = parts.filter(({ kind }) => kind === "piece");
	return pieces.filter((piece, index) => piece.to - piece.from !== lengthOf(pieces[index - 1]));
};
const lengthOf = (part: BarPart | undefined): number => (part ? part.to - part.from : 0);

interface DimensionProps {
	part: BarPart;
	at: (mm: number) => string;
	/** The figure does not fit, so it ends with the part instead of starting with it. */
	isAtEnd?: boolean;
}

/** Draws the length of a part, between two arrows if they fit. */
function Dimension({ part: { from, to }, at, isAtEnd = false }: DimensionProps) {
	const { measure } = useFormat();
	const share = Number.parseFloat(at(to - from));
	const [x, anchor] =
		share > 100 * roomForFigure
			? [at((from + to) / 2), "middle" as const]
			: isAtEnd
				? [at(to), "end" as const]
				: [at(from), "start" as const];
	return (
		<>
			<line x1={at(from)} x2={at(to)} y1={dimensionAt} y2={dimensionAt} className={css.dimension} />
			{[from, to].map((end) => (
				<line key={end} x1={at(end)} x2={at(end)} y1={thickness + 3} y2={dimensionAt + 3} className={css.dimension} />
			))}
			{share > 6 ? (
				<>
					<Arrow x={at(from)} points="0,0 7,-2 7,2" />
					<Arrow x={at(to)} points="0,0 -7,-2 -7,2" />
				</>
			) : null}
			<text x={x} y={dimensionAt + 15} textAnchor={anchor} className={css.figure}>
				{measure(to - from, "mm")}
			</text>
		</>
	);
}

const Arrow = ({ x, points }: { x: string; points: string }) => (
	<svg x={x} y={dimensionAt} className={css.arrow} aria-hidden="true">
		<polygon points={points} />
	</svg>
);
