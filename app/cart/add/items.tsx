import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { errorText } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { inMillimetres, unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { pictureAt } from "../../ui/browser/picture-at";
import { Button, LinkButton } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { note, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { EmptyCart } from "../empty-cart";
import * as css from "./items.css";
import { addItem } from "./items.server";
import type { RefusedItemsData, RefusedRowData, RefusedSetData } from "./refused-items";
import { sawFields } from "./saw-fields";

export const handle = { i18n: ["cart", "errors"] };
export const meta = pageMeta;

/** Shows the form after a refusal. Visitors without one are redirected to the cart. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (context.isVisit) throw redirect(href("/cart"), 303);
	const title = context.texts.translator("cart")("refused.title");
	return { meta: describePage(context, { title }) };
}

export const action = addItem;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function CartItems() {
	const t = useT("cart");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title"), to: href("/cart") }, { title: t("refused.title") }]} />
			<Refused />
		</>
	);
}

function Refused() {
	const result = useActionData<typeof action>();
	if (!result) return <EmptyCart />;
	return "set" in result ? <RefusedSet key={result.idem} {...result} /> : <RefusedItems key={result.idem} {...result} />;
}

/** The page of items that could not be added: errors by row, and the form again. */
function RefusedItems({ problem, rows, cut, hasCertificate, sawList, returnTo, idem }: RefusedItemsData) {
	const t = useT("cart");
	const te = useT("errors");
	const format = useFormat();
	const figuresOf = useFigures();
	const cutError = cut?.error ? errorText(te, cut.error, inMillimetres(cut.details, format)) : null;
	const errors = [
		...rows.flatMap(({ field, error, details, item, product }) =>
			error
				? [
						{
							id: field,
							text:
								rows.length > 1 && (item ?? product)
									? `${item?.fullTitle ?? product?.title}: ${errorText(te, error, figuresOf(details))}`
									: errorText(te, error, figuresOf(details)),
						},
					]
				: [],
		),
		...(cutError ? [{ id: "cut.length", text: cutError }] : []),
	];
	const isOfOneSupply = rows[0]?.field === "amount" || rows[0]?.cutLength !== undefined;
	const canBeSent = rows.some((row) => !isSoldOut(row));
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t("refused.title")}</h1>
				{problem ? (
					<Notice tone="warning" title={rows.length === 0 ? t("refused.empty") : errorText(te, problem)}>
						{rows.length === 0 ? <p>{t("refused.emptyHint")}</p> : null}
					</Notice>
				) : null}
				<ErrorSummary title={rows.length > 1 ? t("refused.none") : t("errors.title")} errors={errors} />
				{rows.length > 0 ? (
					<Form method="post" action={href("/cart/items")} noValidate className={stack[5]}>
						<input type="hidden" name="idem" value={idem} />
						<input type="hidden" name="returnTo" value={returnTo} />
						{isOfOneSupply ? <input type="hidden" name="suppliedVariantId" value={rows[0]?.suppliedVariantId} /> : null}
						{hasCertificate ? <input type="hidden" name="certificate" value="on" /> : null}
						<HiddenFields fields={sawFields(sawList)} />
						{rows.length > 1 ? <p className={note}>{t("refused.takeOut")}</p> : null}
						<ul className={css.rows}>
							{rows.map((row) => (
								<RefusedRow key={row.field} row={row} isReady={!problem && !cut?.error} />
							))}
						</ul>
						{cut ? (
							<div className={css.cut}>
								{cut.width > 0 ? <input type="hidden" name="cut.width" value={cut.width} /> : null}
								<TextField
									id="cut.length"
									name="cut.length"
									label={t("refused.cutLength")}
									errors={cutError ? [cutError] : undefined}
									defaultValue={cut.typed}
									inputMode="numeric"
									autoComplete="off"
								/>
							</div>
						) : null}
						{canBeSent ? (
							<p>
								<Button kind="primary">{rows.length > 1 ? t("refused.submitAll") : t("refused.submit")}</Button>
							</p>
						) : null}
					</Form>
				) : null}
				<p>
					<Link to={returnTo}>{rows.length === 1 ? t("refused.back") : t("refused.backToList")}</Link>
				</p>
			</div>
		</Wrap>
	);
}

/** Formats the figures of a message: lengths are written as in drawings. */
function useFigures(): (details: Record<string, number>) => Record<string, string | number> {
	const format = useFormat();
	return (details) => (details.max_length === undefined ? details : inMillimetres(details, format));
}

/** A row that is out of stock or does not exist. It is shown as typed, without fields. */
const isSoldOut = ({ error }: RefusedRowData): boolean => error === "unavailableGoods" || error === "sizes.none";

/** @param isReady all rows without an error can be added */
function RefusedRow({ row, isReady }: { row: RefusedRowData; isReady: boolean }) {
	const t = useT("cart");
	const te = useT("errors");
	const { money } = useFormat();
	const figuresOf = useFigures();
	const { field, typed, error, details, item, product } = row;
	const isOut = isSoldOut(row);
	return (
		<li className={css.row}>
			{item?.picture ? (
				<img className={css.picture} src={pictureAt(item.picture, 200)} alt="" width={72} height={72} />
			) : (
				<span className={css.picture} />
			)}
			<div className={stack[2]}>
				{item ? (
					<>
						<Link to={href("/products/:slug", { slug: item.slug, showVariant: item.id })} className={css.title}>
							{unbroken(item.fullTitle)}
						</Link>
						<p className={note}>
							{item.code} · {money(item.price)} / {t(`unit.short.${item.unit}`)}
						</p>
					</>
				) : product ? (
					<Link to={href("/products/:slug", { slug: product.slug })} className={css.title}>
						{unbroken(product.title)}
					</Link>
				) : (
					<p className={css.title}>{t("refused.unknown")}</p>
				)}
				{item && isReady && !error ? <p className={css.ready}>{t("refused.ready")}</p> : null}
				{error === "unavailableGoods" ? <AskSimilar code={item?.code} /> : null}
			</div>
			<div className={css.field}>
				<TextField
					id={field}
					name={isOut ? undefined : field}
					label={t("column.quantity")}
					hint={item && !isOut ? <Rules minOrder={item.minOrder} packSize={item.packSize} /> : undefined}
					errors={error ? [errorText(te, error, figuresOf(details))] : undefined}
					defaultValue={typed}
					readOnly={isOut}
					inputMode="numeric"
					autoComplete="off"
				/>
			</div>
		</li>
	);
}

function Rules({ minOrder, packSize }: { minOrder: number; packSize: number }) {
	const t = useT("cart");
	return [t("quantity.minimum", { quantity: minOrder }), packSize > 1 ? t("quantity.pack", { quantity: packSize }) : ""]
		.filter(Boolean)
		.join(", ");
}

/** The page of a set that could not be added: the error, and the form again. */
function RefusedSet({ set: { id, title, typed, errors, details }, returnTo, idem }: RefusedSetData) {
	const t = useT("cart");
	const te = useT("errors");
	const texts = errors.map((key) => errorText(te, key, details));
	const isOut = errors.includes("unavailableGoods");
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t("refused.title")}</h1>
				<ErrorSummary title={t("errors.title")} errors={texts.map((text) => ({ id: "amount", text }))} />
				<Form method="post" action={href("/cart/items")} noValidate className={stack[5]}>
					<HiddenFields fields={{ setId: id, title, idem, returnTo }} />
					<ul className={css.rows}>
						<li className={css.row}>
							<div className={`${stack[2]} ${css.withoutPicture}`}>
								<Link to={returnTo} className={css.title}>
									{title || t("set.name")}
								</Link>{" "}
								{isOut ? <AskSimilar /> : null}
							</div>
							<div className={css.field}>
								<TextField
									id="amount"
									name="amount"
									label={t("column.quantity")}
									errors={texts}
									defaultValue={typed}
									readOnly={isOut}
									inputMode="numeric"
									autoComplete="off"
								/>
							</div>
						</li>
					</ul>
					{isOut ? null : (
						<p>
							<Button kind="primary">{t("refused.submit")}</Button>
						</p>
					)}
				</Form>
				<p>
					<Link to={returnTo}>{t("refused.back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}

/** Reports sold-out goods and links to a request for similar ones. @param code of the variant; a set has none */
function AskSimilar({ code }: { code?: string }) {
	const t = useT("cart");
	return (
		<>
			<p className={note}>{t("refused.similar.text")}</p>
			<p>
				<LinkButton to={code ? href("/contact", { variant: code }) : href("/contact")} size="s">
					{t("refused.similar")}
				</LinkButton>
			</p>
		</>
	);
}
