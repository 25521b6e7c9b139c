import type { ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { bold, heading, hiddenOnPaper, small } from "../../ui/layout.css";
import { FillOffers } from "./fill-offers";
import * as css from "./load.css";
import { type Carrier, type LoadPlan, loadExtent, loadPlan, type PlacedBundle } from "./load-plan";

/** More bundles would make the drawing illegible. */
const maxDrawn = 120;

/** Draws the loaded cart to scale: the bundles, their weights, and how much more fits at the same freight price. */
export function LoadSection({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const { number, totalWeight, weight } = useFormat();
	const isWhole = cart.items.length + cart.orders_to_sets.length === cart.length;
	const plan = loadPlan(cart);
	const { bundles, undrawn } = plan;
	const isDrawn = isWhole && bundles.length > 0 && bundles.length <= maxDrawn;
	return (
		<section className={css.section} aria-labelledby="load">
			<h2 id="load" tabIndex={-1} className={`${heading.l} ${hiddenOnPaper}`}>
				{t("load.title")}
			</h2>
			<p>
				{isWhole && bundles.length > 0 ? `${t("load.bundles", { count: bundles.length, number: number(bundles.length) })}, ` : null}
				<strong className={bold}>{t("load.weight", { weight: totalWeight(cart.total_weight) })}</strong>. <FreightStep cart={cart} />
			</p>
			<FillOffers cart={cart} />
			{isDrawn ? <Loads cart={cart} plan={plan} /> : null}
			{isWhole && bundles.length > maxDrawn ? <p className={small}>{t("load.many", { count: maxDrawn })}</p> : null}
			{isWhole && undrawn.lines > 0 ? (
				<p className={small}>{t("load.undrawn", { count: undrawn.lines, weight: weight(undrawn.weight) })}</p>
			) : null}
			{isWhole ? null : <p className={small}>{t("load.paged")}</p>}
		</section>
	);
}

/** Delivery methods whose freight does not depend on weight. */
const flatMethods: readonly string[] = ["flat_fi", "flat_ee", "construction_site"];

/** The weight that still fits the freight price. Renders nothing if the buyer's carrier collects. */
function FreightStep({ cart: { delivery_methods: methods, delivery_methodid: chosen } }: { cart: Cart }) {
	const t = useT("cart");
	const { money, totalWeight } = useFormat();
	const method = methods.find(({ id }) => id === chosen);
	if (!method || method.type === "own_freight") return null;
	const { next_step: step } = method;
	if (!step) return flatMethods.includes(method.type) ? t("load.flat") : null;
	return t("load.step", { weight: totalWeight(step.room), price: money(step.price) });
}

function Loads({ cart, plan }: { cart: Cart; plan: LoadPlan }) {
	const t = useT("cart");
	const { measure } = useFormat();
	const mm = (length: number) => measure(Math.round(length), "mm");
	const { carrier, loads } = plan;
	return (
		<>
			{loads.map((load, index) => {
				const taken = loadExtent(load);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a load is its place among the others
					<figure key={index} className={css.load}>
						<LoadFigure carrier={carrier} load={load} />
						<figcaption className={small}>
							{loads.length > 1 ? `${t("load.number", { number: index + 1, count: loads.length })}: ` : null}
							{t(`load.${carrier.kind}`, { length: mm(carrier.length), width: mm(carrier.width) })}{" "}
							{t("load.occupied", { length: mm(taken.length), width: mm(taken.width), height: mm(taken.height) })}{" "}
							{taken.length > carrier.length ? t("load.tooLong") : null}
						</figcaption>
					</figure>
				);
			})}
			<BundleList cart={cart} plan={plan} />
			<p className={small}>{t("load.sketch")}</p>
		</>
	);
}

function BundleList({ cart, plan: { goods, bundles } }: { cart: Cart; plan: LoadPlan }) {
	const t = useT("cart");
	const { measure, number, weight: shownWeight } = useFormat();
	const language = textLanguage(cart);
	return (
		<ol className={css.list}>
			{goods.map(({ title, isOffcut, count, length, weight }, place) => {
				const own = bundles.filter((bundle) => bundle.goods === place);
				const [width, height] = [Math.max(...own.map((bundle) => bundle.width)), Math.max(...own.map((bundle) => bundle.height))];
				const box = [width, height, length].map((mm) => measure(Math.round(mm), "mm")).join("\u00a0× ");
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: the drawing knows goods by their place
					<li key={place}>
						<strong className={bold} lang={language}>
							{unbroken(title)}
						</strong>
						{isOffcut ? `, ${t("load.offcuts")}` : null}: {t("load.pieces", { count, number: number(count) })},{" "}
						{t("load.packed", { count: own.length, number: number(own.length), box })}, {shownWeight(weight)}
					</li>
				);
			})}
		</ol>
	);
}

interface FigureProps {
	carrier: Carrier;
	load: readonly PlacedBundle[];
}

/** A load from above and its front section. The caption states the same facts. */
function LoadFigure({ carrier, load }: FigureProps) {
	return (
		<div className={css.views} aria-hidden="true">
			<FromAbove carrier={carrier} load={load} />
			<Section carrier={carrier} load={load} />
		</div>
	);
}

/** A drawing in mm. Its figures keep the text size, because they are positioned in per cent. */
function Sheet({ box, className, children, figures }: { box: Box; className: string; children: ReactNode; figures: Figure[] }) {
	const { left, top, width, height } = box;
	return (
		<div className={className}>
			<svg viewBox={`${left} ${top} ${width} ${height}`} className={css.shapes} aria-hidden="true">
				{children}
			</svg>
			<svg width="100%" height="100%" className={css.figures} aria-hidden="true">
				{figures.map(({ x, y, text, style, isUpright }) => (
					<text
						key={`${x},${y}`}
						x={`${(100 * (x - left)) / width}%`}
						y={`${(100 * (y - top)) / height}%`}
						className={style ?? css.figure}
						dy={style || isUpright ? "0.35em" : "-0.35em"}
					>
						{text}
					</text>
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

interface Figure {
	x: number;
	y: number;
	text: string;
	/** CSS class of a bundle's number. */
	style?: string;
	/** A vertical dimension. Its figure interrupts the line. */
	isUpright?: boolean;
}

function FromAbove({ carrier, load }: FigureProps) {
	const { measure } = useFormat();
	const taken = loadExtent(load);
	const span = Math.max(carrier.length, taken.length);
	const unit = span / 100;
	const below = Math.max(carrier.width, taken.width) + 5 * unit;
	// Upper bundles hide lower ones.
	const upwards = load.toSorted((one, other) => one.z - other.z);
	return (
		<Sheet
			className={css.above}
			box={{ left: -2 * unit, top: -unit, width: span + 3 * unit, height: below + 2 * unit }}
			figures={[
				...upwards.flatMap((bundle, index) => numberOf(bundle, upwards.slice(index + 1), load, unit)),
				{ x: taken.length / 2, y: below, text: measure(Math.round(taken.length), "mm") },
			]}
		>
			<path d={hatching(-unit, 0, unit, carrier.width, unit / 2)} className={css.hatch} />
			<rect x={-unit} y={0} width={unit} height={carrier.width} className={css.outline} />
			<rect x={0} y={0} width={carrier.length} height={carrier.width} className={css.bed} />
			{upwards.map(({ x, y, length, width }) => (
				<rect key={`${x},${y}`} x={x} y={y} width={length} height={width} className={css.bundle} />
			))}
			<Dimension from={0} to={taken.length} at={below} foot={carrier.width} arrow={1.2 * unit} />
		</Sheet>
	);
}

/**
 * Places a bundle's number: at its start if it is wide enough, behind a narrow one if that place is free, otherwise nowhere.
 * @param unit a hundredth of the drawing's width
 */
function numberOf(
	{ goods, x, y, length, width }: PlacedBundle,
	above: readonly PlacedBundle[],
	load: readonly PlacedBundle[],
	unit: number,
): Figure[] {
	const text = String(goods + 1);
	const style = css.numbers.find(({ narrowest }) => width >= narrowest * unit)?.style;
	const inside = { x: x + Math.min(length / 2, 2 * unit), y: y + width / 2 };
	if (style) return above.some((other) => lies(other, inside, 0)) ? [] : [{ ...inside, text, style }];
	const behind = { x: x + length + 1.5 * unit, y: Math.max(unit, y + width / 2) };
	return load.some((other) => lies(other, behind, 0.8 * unit)) ? [] : [{ ...behind, text, style: css.numberBehind }];
}

/** Whether a bundle is at a point or within a distance of it in mm. */
const lies = ({ x, y, length, width }: PlacedBundle, at: { x: number; y: number }, distance: number): boolean =>
	at.x > x - distance && at.x < x + length + distance && at.y > y - distance && at.y < y + width + distance;

/** Draws the hatched faces of the front bundles on the carrier's floor. */
function Section({ carrier, load }: FigureProps) {
	const { measure } = useFormat();
	const { width, height } = loadExtent(load);
	const span = Math.max(carrier.width, width);
	const unit = span / 60;
	const floor = 2 * unit;
	const below = floor + 6 * unit;
	const beside = Math.max(carrier.width, width) + 5 * unit;
	return (
		<Sheet
			className={css.across}
			box={{ left: -unit, top: -height - unit, width: span + 14 * unit, height: height + below + 3 * unit }}
			figures={[
				{ x: width / 2, y: below, text: measure(Math.round(width), "mm") },
				{ x: beside, y: -height / 2, text: measure(Math.round(height), "mm"), isUpright: true },
			]}
		>
			<rect x={0} y={0} width={carrier.width} height={floor} className={css.outline} />
			<path d={hatching(0, 0, carrier.width, floor, 2 * unit)} className={css.hatch} />
			{load
				.filter(({ x }) => x === 0)
				.map((bundle) => {
					const top = -bundle.z - bundle.height;
					return (
						<g key={`${bundle.y},${bundle.z}`}>
							<rect x={bundle.y} y={top} width={bundle.width} height={bundle.height} className={css.bundle} />
							<path d={hatching(bundle.y, top, bundle.width, bundle.height, 1.2 * unit)} className={css.hatch} />
						</g>
					);
				})}
			<Dimension from={0} to={width} at={below} foot={floor} arrow={2 * unit} />
			<g transform="rotate(-90)">
				<Dimension from={0} to={height} at={beside} foot={width} arrow={2 * unit} />
			</g>
		</Sheet>
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
