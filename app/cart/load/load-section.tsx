import type { Cart } from "../../../contract/cart";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { bold, heading, hiddenOnPaper, small } from "../../ui/layout.css";
import { FillOffers } from "./fill-offers";
import * as css from "./load.css";
import { LoadFigure } from "./load-figure";
import { type LoadPlan, loadExtent, loadPlan } from "./load-plan";

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
