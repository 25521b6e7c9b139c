import { useId } from "react";
import { type CutPlate, type Placed, type PlatePattern, type Rectangle, sortedSize } from "../../contract/values/plates/plate-cuts";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { small } from "../ui/layout.css";
import * as css from "./cut/cut-form.css";
import * as own from "./plates/plate-drawing.css";

interface PlateDrawingProps {
	patterns: readonly PlatePattern[];
	plate: CutPlate;
	/** True if the buyer gets the rests. */
	isWhole?: boolean;
}

/**
 * Draws plates to scale: pieces at their places, gaps between them, and hatched rests. The text above each plate says the same, so the drawing
 * is only a picture.
 */
export function PlateDrawing({ patterns, plate, isWhole = false }: PlateDrawingProps) {
	const t = useT("cutting");
	const { number, measure } = useFormat();
	const sizeOf = ({ length, width }: Rectangle) => `${measure(length, "mm")} × ${measure(width, "mm")}\u00a0mm`;
	return (
		<figure className={css.drawing}>
			{patterns.map(({ plates, pieces, used }, index) => {
				const rests = restsOf(used, plate).map(sizeOf).join(", ");
				const rest = rests === "" ? t("plate.drawing.noRest") : t(isWhole ? "plate.drawing.own" : "plate.drawing.rest", { list: rests });
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: patterns have no other name and never move
					<div key={index}>
						<p className={small}>
							<strong className={css.count}>{t("plate.drawing.plates", { count: plates, number: number(plates) })}</strong>{" "}
							{counted(pieces)
								.map(({ count, size }) => `${number(count)} × ${sizeOf(size)}`)
								.join(" + ")}
							, {rest}
						</p>
						<Plate pieces={pieces} used={used} plate={plate} />
					</div>
				);
			})}
			<figcaption className={small}>
				{t("plate.drawing.caption", { size: sizeOf(plate).replace(/\u00a0mm$/, ""), gap: plate.gap })}
			</figcaption>
		</figure>
	);
}

/** The strip beside what is used up, over the plate's whole width, and the one above it. */
const restsOf = (used: Rectangle, plate: Rectangle): Rectangle[] =>
	[
		{ length: plate.length - used.length, width: plate.width },
		{ length: used.length, width: plate.width - used.width },
	].filter(({ length, width }) => length > 0 && width > 0);

function counted(pieces: readonly Placed[]): { count: number; size: Rectangle }[] {
	const sums = new Map<string, { count: number; size: Rectangle }>();
	for (const piece of pieces) {
		const size = sortedSize(piece);
		const key = `${size.length} ${size.width}`;
		sums.set(key, { count: (sums.get(key)?.count ?? 0) + 1, size });
	}
	return [...sums.values()];
}

const box = ({ x, y, length, width }: Placed): string => `M${x} ${y}h${length}v${width}h${-length}z`;

function Plate({ pieces, used, plate: { length, width } }: { pieces: readonly Placed[]; used: Rectangle; plate: Rectangle }) {
	const hatching = useId();
	const step = Math.round(length / 60);
	return (
		<svg className={own.plate} viewBox={`0 0 ${length} ${width}`} aria-hidden="true">
			<defs>
				<pattern id={hatching} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<path d={`M0 0V${step}`} className={own.hatch} />
				</pattern>
			</defs>
			<rect width={length} height={width} fill={`url(#${hatching})`} className={own.outline} />
			<rect width={used.length} height={used.width} className={own.used} />
			<path d={pieces.map(box).join("")} className={own.pieces} />
		</svg>
	);
}
