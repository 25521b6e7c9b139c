import { Fragment, type ReactNode } from "react";
import { useFormat } from "../../platform/i18n/format";
import * as css from "./load.css";
import { freeEnd, type Label, type Point, spread } from "./load-labels";
import { type Carrier, loadExtent, type PlacedBundle } from "./load-plan";

interface FigureProps {
	carrier: Carrier;
	load: readonly PlacedBundle[];
}

/** A load from above and its front section. The caption states the same facts. */
export function LoadFigure({ carrier, load }: FigureProps) {
	return (
		<div className={css.views} aria-hidden="true">
			<FromAbove carrier={carrier} load={load} />
			<Section carrier={carrier} load={load} />
		</div>
	);
}

/** A drawing in mm. Its texts keep the text size, because they are positioned in per cent. */
function Sheet({ box, className, children, figures }: { box: Box; className: string; children: ReactNode; figures: Figure[] }) {
	const { left, top, width, height } = box;
	return (
		<div className={className}>
			<svg viewBox={`${left} ${top} ${width} ${height}`} className={css.shapes} aria-hidden="true">
				{children}
			</svg>
			<svg width="100%" height="100%" className={css.figures} aria-hidden="true">
				{figures.map(({ x, y, text, kind }) => (
					// A browser without styles parts the texts by the space.
					<Fragment key={`${x},${y}`}>
						<text
							x={`${(100 * (x - left)) / width}%`}
							y={`${(100 * (y - top)) / height}%`}
							className={css.texts[kind]}
							dy={kind === "below" ? "1.15em" : "0.35em"}
							dx={kind === "beside" ? "0.5em" : undefined}
						>
							{text}
						</text>{" "}
					</Fragment>
				))}
			</svg>
		</div>
	);
}

interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

interface Figure extends Point {
	text: string;
	/** A bundle's number in or outside its bundle, or a figure below or beside its dimension line. */
	kind: keyof typeof css.texts;
}

const numberOf = ({ goods }: PlacedBundle): string => String(goods + 1);
const inside = (bundle: PlacedBundle, at: Point): Figure => ({ ...at, text: numberOf(bundle), kind: "inside" });
const outside = ({ x, y, text }: Label): Figure => ({ x, y, text, kind: "outside" });

function FromAbove({ carrier, load }: FigureProps) {
	const { measure } = useFormat();
	const taken = loadExtent(load);
	const span = Math.max(carrier.length, taken.length);
	const side = Math.max(carrier.width, taken.width);
	const unit = span / 100;
	const below = side + 4 * unit;
	// Upper bundles hide lower ones.
	const upwards = load.toSorted((one, other) => one.z - other.z);
	const visible = upwards.flatMap((bundle, index) => {
		const { x, y, length, width } = bundle;
		const at = { x: x + Math.min(length / 2, 2 * unit), y: y + width / 2 };
		return upwards.slice(index + 1).some((other) => lies(other, at)) ? [] : [{ bundle, at }];
	});
	const isWide = ({ bundle }: (typeof visible)[number]) => bundle.width >= 3 * unit;
	const narrow = visible.filter((one) => !isWide(one)).map((one) => ({ ...one, end: freeEnd(one.bundle, load) }));
	// A leader starts at an end of its bundle, in the middle of its side.
	const labelsAt = (end: "far" | "near", place: number) =>
		spread(
			narrow
				.filter((one) => one.end === end)
				.map(({ bundle }) => ({
					text: numberOf(bundle),
					from: { x: end === "far" ? bundle.x + bundle.length : bundle.x, y: bundle.y + bundle.width / 2 },
				})),
			"y",
			place,
			3.8 * unit,
		);
	const labels = labelsAt("far", span + 3 * unit);
	const ahead = labelsAt("near", -4 * unit);
	const left = (ahead.length > 0 ? -6 : -2) * unit;
	const ends = [...labels, ...ahead].map(({ y }) => y);
	const top = Math.min(-unit, ...ends.map((y) => y - 2 * unit));
	return (
		<Sheet
			className={css.above}
			box={{ left, top, width: span + 5 * unit - left, height: Math.max(below, ...ends) + 2 * unit - top }}
			figures={[
				...visible.filter(isWide).map(({ bundle, at }) => inside(bundle, at)),
				...narrow.filter(({ end }) => end === null).map(({ bundle, at }) => inside(bundle, at)),
				...[...labels, ...ahead].map(outside),
				{ x: taken.length / 2, y: below, text: measure(Math.round(taken.length), "mm"), kind: "below" },
			]}
		>
			<path d={hatching(-unit, 0, unit, carrier.width, unit / 2)} className={css.hatch} />
			<rect x={-unit} y={0} width={unit} height={carrier.width} className={css.outline} />
			<rect x={0} y={0} width={carrier.length} height={carrier.width} className={css.bed} />
			{upwards.map(({ x, y, length, width }) => (
				<rect key={`${x},${y}`} x={x} y={y} width={length} height={width} className={css.bundle} />
			))}
			<Leaders labels={labels} bend={({ y }) => ({ x: taken.length, y })} room={{ x: 1.6 * unit, y: 0 }} />
			<Leaders labels={ahead} bend={({ y }) => ({ x: 0, y })} room={{ x: -1.6 * unit, y: 0 }} />
			<Dimension from={0} to={taken.length} at={below} foot={carrier.width} arrow={1.2 * unit} />
		</Sheet>
	);
}

/** Whether a point is on a bundle. */
const lies = ({ x, y, length, width }: PlacedBundle, at: Point): boolean => at.x > x && at.x < x + length && at.y > y && at.y < y + width;

/** Draws the hatched faces of the front bundles on the carrier's floor. */
function Section({ carrier, load }: FigureProps) {
	const { measure } = useFormat();
	const { width, height } = loadExtent(load);
	const span = Math.max(carrier.width, width);
	const unit = span / 60;
	const floor = 2 * unit;
	const below = floor + 5 * unit;
	const beside = span + 4 * unit;
	const front = load.filter(({ x }) => x === 0);
	const middleOf = ({ y, z, width, height }: PlacedBundle): Point => ({ x: y + width / 2, y: -z - height / 2 });
	const isRoomy = (bundle: PlacedBundle) => bundle.width >= 8 * unit && bundle.height >= 7 * unit;
	const faces = front.map(({ y, z, width, height }) => ({ x: z, y, length: height, width }));
	const isOnTop = (_: PlacedBundle, index: number): boolean => {
		const face = faces[index];
		return face !== undefined && freeEnd(face, faces) === "far";
	};
	const labels = spread(
		front
			.filter((bundle, index) => !isRoomy(bundle) && isOnTop(bundle, index))
			.map((bundle) => ({ text: numberOf(bundle), from: middleOf(bundle) })),
		"x",
		-height - 7 * unit,
		7 * unit,
	);
	const ends = labels.map(({ x }) => x);
	const left = Math.min(-unit, ...ends.map((x) => x - 4 * unit));
	const top = -height - (labels.length > 0 ? 11 : 1) * unit;
	return (
		<Sheet
			className={css.across}
			box={{ left, top, width: Math.max(beside + 14 * unit, ...ends.map((x) => x + 4 * unit)) - left, height: below + 8 * unit - top }}
			figures={[
				...front.filter((bundle, index) => isRoomy(bundle) || !isOnTop(bundle, index)).map((bundle) => inside(bundle, middleOf(bundle))),
				...labels.map(outside),
				{ x: width / 2, y: below, text: measure(Math.round(width), "mm"), kind: "below" },
				{ x: beside, y: -height / 2, text: measure(Math.round(height), "mm"), kind: "beside" },
			]}
		>
			<rect x={0} y={0} width={carrier.width} height={floor} className={css.outline} />
			<path d={hatching(0, 0, carrier.width, floor, 2 * unit)} className={css.hatch} />
			{front.map((bundle) => {
				const top = -bundle.z - bundle.height;
				return (
					<g key={`${bundle.y},${bundle.z}`}>
						<rect x={bundle.y} y={top} width={bundle.width} height={bundle.height} className={css.bundle} />
						<path d={hatching(bundle.y, top, bundle.width, bundle.height, 1.2 * unit)} className={css.hatch} />
					</g>
				);
			})}
			<Leaders labels={labels} bend={({ x }) => ({ x, y: -height })} room={{ x: 0, y: -3.2 * unit }} />
			<Dimension from={0} to={width} at={below} foot={floor} arrow={2 * unit} />
			<g transform="rotate(-90)">
				<Dimension from={0} to={height} at={beside} foot={width} arrow={2 * unit} />
			</g>
		</Sheet>
	);
}

interface LeadersProps {
	labels: Label[];
	/** Where a line has left the load, so that it crosses no other bundle. */
	bend: (from: Point) => Point;
	/** Lines end before the digits by this. */
	room: Point;
}

/** Thin lines from bundles to their numbers. */
function Leaders({ labels, bend, room }: LeadersProps) {
	const at = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
	return (
		<path
			d={labels
				.flatMap(({ x, y, from }) => from.map((one) => `M${at(one)}L${at(bend(one))}L${at({ x: x - room.x, y: y - room.y })}`))
				.join("")}
			className={css.leader}
		/>
	);
}

/** 45° lines within a rectangle. */
function hatching(x: number, y: number, width: number, height: number, distance: number): string {
	const lines: string[] = [];
	const step = distance * Math.SQRT2;
	for (let foot = step / 2; foot < width + height; foot += step) {
		const from = Math.max(0, foot - height);
		const to = Math.min(width, foot);
		lines.push(`M${rounded(x + from)} ${rounded(y + foot - from)}L${rounded(x + to)} ${rounded(y + foot - to)}`);
	}
	return lines.join("");
}

const rounded = (mm: number): number => Math.round(mm);

interface DimensionProps {
	from: number;
	to: number;
	at: number;
	foot: number;
	arrow: number;
}

function Dimension({ from, to, at, foot, arrow }: DimensionProps) {
	const head = (x: number, back: number) => `M${x} ${at}l${back} ${-arrow / 4}v${arrow / 2}z`;
	return (
		<>
			<path
				d={`M${from} ${foot + arrow / 2}V${at + arrow / 2}M${to} ${foot + arrow / 2}V${at + arrow / 2}M${from} ${at}H${to}`}
				className={css.dimension}
			/>
			<path d={head(from, arrow) + head(to, -arrow)} className={css.arrow} />
		</>
	);
}
