import { useState } from "react";
import type { Supply, Variant } from "../../../contract/catalogue";
import { displayedWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { isSoon } from "../../../contract/values/soon";
import { ContactButton } from "../../content/contact-button";
import { StockNoticeForm } from "../../content/stock-notice-form";
import { href } from "../../platform/config/href";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { compareHref, maxCompared } from "../../platform/page/compare-ids";
import { DeliverToLink } from "../../platform/page/deliver-to";
import { PageLink } from "../../platform/page/page-link";
import { useChosen } from "../../platform/page/use-choice";
import { useSettled } from "../../ui/browser/use-settled";
import type { Deferred } from "../../ui/deferred-content";
import { block, bold, hiddenOnPaper, muted, shrinks, size, small } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Hidden } from "../../ui/wrap";
import { CutForm } from "../cut/cut-form";
import { CertificateChoice } from "../cut/cut-terms";
import { mainFirst } from "../pictures";
import { Money, Rates, Stock } from "../price/price";
import { unitPrice } from "../price/prices";
import { ArticleSubstitutes } from "../substitutes/add-substitute";
import type { Substitutes } from "../substitutes/substitute-list";
import { AddToCart, type TypedOrder } from "../table/add-to-cart";
import { certificate } from "../table/add-to-cart.css";
import * as comparing from "../table/table-form.css";
import { PictureViewer } from "../viewer/picture-viewer";
import { AttributeList } from "./attribute-list";
import { OwnNumber } from "./own-number";
import * as css from "./variant.css";
import { SupplyTable, VolumePrices } from "./variant-tables";

interface ChosenVariantProps {
	variant: Variant & { supplies: Supply[]; takes_notices: boolean };
	/** The keys of the forms of the best offer and of each supply, in order. */
	idems: string[];
	substitutes: Deferred<Substitutes | null>;
}

/** Shows everything about one variant, with all its suppliers (?showVariant=). */
export function ChosenVariant({ variant, idems, substitutes }: ChosenVariantProps) {
	const t = useT("catalogue");
	const tv = useT("variant");
	const { products, suppliedVariant } = variant;
	const grams = displayedWeight(variant.weight);
	const [order, setOrder] = useState<TypedOrder>({ quantity: suppliedVariant.min_order, hasCertificate: false });
	const isOut = suppliedVariant.availability === "out";
	return (
		<div className={css.panel}>
			<div className={css.columns}>
				<div className={css.picture}>
					<PictureViewer pictures={mainFirst(variant.variant_pictures)} current={0} title={variant.fullTitle} isSmall />
				</div>
				<Offer
					variant={variant}
					mayWait={variant.takes_notices && !variant.supplies.some(isSoon)}
					idem={idems[0] ?? ""}
					order={order}
					onOrder={setOrder}
				/>
				<div className={css.substitutes}>
					<DeferredPart of={substitutes} waiting={null}>
						{(found) => (found ? <ArticleSubstitutes of={found} idem={idems[0] ?? ""} /> : null)}
					</DeferredPart>
				</div>
				<div className={css.cut}>
					<CutForm variant={variant} />
				</div>
				{suppliedVariant.volume_prices.length > 0 && !isOut ? (
					<div className={css.tiers}>
						<VolumePrices title={variant.code} supply={suppliedVariant} unit={products.unit} quantity={order.quantity} />
					</div>
				) : null}
				<div className={css.attributes}>
					<AttributeList
						attributes={variant.attributes}
						more={[
							{ title: t("fact.norm", { count: 1 }), value: products.norm },
							{
								title: t("fact.weight", { unit: t(`unit.per.${products.unit}`) }),
								value: grams / 1000,
								unit: "kg",
								decimals: weightDecimals(grams),
							},
						]}
					/>
				</div>
				{variant.supplies.length > 1 ? (
					<div className={css.supplies}>
						<SupplyTable variant={variant} idems={idems} />
					</div>
				) : null}
			</div>
			<p className={css.more}>
				<DeliverToLink />{" "}
				<PageLink to={href("/products/:slug", { slug: products.slug })}>{tv("ofProduct", { title: products.title })}</PageLink>{" "}
				<CompareLink id={variant.id} />{" "}
				<ContactButton to={href("/contact", { variant: variant.code })} about={variant.fullTitle}>
					{t("ask")}
				</ContactButton>
			</p>
			<OwnNumber code={variant.code} />
		</div>
	);
}

interface OfferProps {
	variant: Variant;
	/** True if no supplier has it soon. The backend can then send a notice. */
	mayWait: boolean;
	idem: string;
	order: TypedOrder;
	onOrder: (order: TypedOrder) => void;
}

function Offer({ variant, mayWait, idem, order, onOrder }: OfferProps) {
	const t = useT("catalogue");
	const tv = useT("variant");
	const supply = variant.suppliedVariant;
	const isOut = supply.availability === "out";
	return (
		<>
			<div className={shrinks}>
				<p className={isOut ? `${size.l} ${muted}` : css.price}>
					{isOut ? <span className={size.s}>{tv("price.last")} </span> : null}
					<Money cents={supply.price} />
				</p>
				<p className={css.perUnit}>
					{t(`unit.per.${variant.products.unit}`)}, {t("table.excludingVat")}
				</p>
				<p className={`${small} ${block}`}>
					<Rates supply={supply} />
				</p>
				<p className={css.stock}>
					<Stock supply={supply} unit={variant.products.unit} />{" "}
					<span className={`${small} ${block}`}>{tv("supply.by", { supplier: supply.supplier.name, city: supply.supplier.city })}</span>
				</p>
			</div>
			<div className={css.action}>
				{isOut ? (
					<>
						<p className={`${small} ${block}`}>{tv("out")}</p>
						<ContactButton to={href("/contact", { variant: variant.code })} kind="primary">
							{tv("askSimilar")}
						</ContactButton>
					</>
				) : (
					<>
						<AddToCart variant={variant} supply={supply} idem={idem} words={t("add")} onOrder={onOrder}>
							<div className={certificate}>
								<CertificateChoice id={`certificate-${supply.id}`} price={variant.products.certificate_price} />
							</div>
						</AddToCart>
						<OrderSum variant={variant} order={order} />
					</>
				)}
				{mayWait ? <StockNoticeForm variantId={variant.id} /> : null}
			</div>
		</>
	);
}

/**
 * Shows the price of the quantity in the form, with its certificate, without VAT. Renders nothing for an invalid
 * quantity.
 */
function OrderSum({ variant: { products, suppliedVariant: supply }, order }: { variant: Variant; order: TypedOrder }) {
	const t = useT("catalogue");
	const { money } = useFormat();
	const { quantity, hasCertificate } = order;
	const canOrder = Number.isInteger(quantity) && quantity >= supply.min_order && quantity % supply.pack_size === 0;
	const each = unitPrice(supply, quantity);
	const total = each * quantity + (hasCertificate ? (products.certificate_price ?? 0) : 0);
	const words = t("sum.each", { quantity: t(`unit.${products.unit}`, { count: quantity }), price: money(each) });
	const spoken = useSettled(canOrder ? `${words}: ${money(total)} ${t("table.excludingVat")}` : "");
	return (
		<div>
			{canOrder ? (
				<p className={`${size.s} ${hiddenOnPaper}`}>
					{words}: <span className={bold}>{money(total)}</span> {t("table.excludingVat")}
				</p>
			) : null}
			<div role="status">
				<Hidden>{spoken}</Hidden>
			</div>
		</div>
	);
}

function CompareLink({ id }: { id: number }) {
	const t = useT("catalogue");
	const ids = useChosen();
	const all = [...new Set([...ids, id])];
	return (
		<Link to={compareHref({ ids: all.slice(0, maxCompared), left: all.slice(maxCompared) })} className={comparing.compareLink}>
			{t("compare")}
		</Link>
	);
}
