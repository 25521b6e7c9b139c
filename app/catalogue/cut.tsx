import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue, type Variant } from "../../contract/catalogue";
import { plateOf } from "../../contract/values/plates/plate-of";
import { href } from "../platform/config/href";
import { unbroken, useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { LinkButton } from "../ui/forms/button";
import { stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";
import { Sheet } from "../ui/sheet";
import { Wrap } from "../ui/wrap";
import { type CutListAnswer, isRefused } from "./cut/cut-answer";
import * as css from "./cut/cut-form.css";
import { CutListForm } from "./cut/cut-list-form";
import { CutListResult } from "./cut/cut-list-result";
import { CutResult } from "./cut/cut-result";
import { CutTerms } from "./cut/cut-terms";
import { cutList, cutPrice } from "./cut.server";
import { sectionOf } from "./pictures";
import { PlatePage } from "./plates/plate-page";
import { plateCuts } from "./plates/plates.server";

export const handle = { i18n: ["catalogue", "cutting", "errors", "variant"] };
export const meta = pageMeta;

/** Prices pieces of a variant that are cut to length. The panel of a variant calls this loader too. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const variant = await context.backend(catalogue.variant, { params: { id: params.id ?? "" } });
	// A variant that is not cut or is sold out has no price. The page says why.
	const isOut = variant.suppliedVariant.availability === "out";
	const canCut = variant.products.cutting && variant.length !== null && !isOut;
	const { searchParams } = new URL(request.url);
	const isTyping = searchParams.has("typing");
	const answer = canCut && isTyping ? await cutPrice(context, variant, searchParams) : null;
	const list = canCut && !isTyping ? await cutList(context, variant, searchParams) : null;
	const plate = plateOf(variant);
	const { plate_cutting: plateCutting } = variant.products;
	const goods = plate && plateCutting && !isOut ? { plate, cutting: plateCutting } : null;
	const plates = goods && { ...goods, answer: await plateCuts(context, { variant, ...goods }, searchParams) };
	const isWrong = (list !== null && isRefused(list)) || (plates !== null && isRefused(plates.answer));
	const title = context.texts.translator("cutting")("page.title", { title: variant.fullTitle });
	return data({ meta: describePage(context, { title }), variant, answer, list, plates }, { status: isWrong ? 422 : 200 });
}

export default function CutRoute() {
	const t = useT("cutting");
	const { variant, list, plates } = useLoaderData<typeof loader>();
	const { slug, title, product_categories: categories } = variant.products;
	return (
		<>
			<Breadcrumbs
				items={[
					...categories.map((category) => ({ title: category.title, to: href("/categories/:slug", { slug: category.slug }) })),
					{ title, to: href("/products/:slug", { slug, showVariant: variant.id }) },
					{ title: t("page.crumb") },
				]}
			/>
			{plates ? (
				<PlatePage key={variant.id} variant={variant} {...plates} />
			) : list ? (
				<CutPage key={variant.id} variant={variant} answer={list} />
			) : (
				<NotCut variant={variant} />
			)}
		</>
	);
}

/** Cuts a variant to one or several lengths. The panel links here for readers without scripts. */
function CutPage({ variant, answer }: { variant: Variant; answer: CutListAnswer }) {
	const t = useT("cutting");
	const { money, number } = useFormat();
	const to = href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id });
	const length = number((variant.length ?? 0) / 1000);
	const { cutting } = variant.products;
	const section = sectionOf(variant.variant_pictures);
	const [price, another] = answer.prices ?? [];
	if (!cutting) return null;
	return (
		<Wrap>
			<div className={css.page}>
				<header className={stack[2]}>
					<h1>{unbroken(t("page.title", { title: variant.fullTitle }))}</h1>
					<p>{unbroken(t("page.intro", { length, price: money(variant.suppliedVariant.price) }))}</p>
				</header>
				<div className={css.sideBySide}>
					<CutListForm variant={variant} cutting={cutting} answer={answer} />
					<div aria-live="polite" className={css.beside}>
						{price && answer.prices && another ? (
							<CutListResult variant={variant} cutting={cutting} prices={answer.prices} answer={answer} returnTo={to} />
						) : price ? (
							<CutResult variant={variant} price={price} idem={answer.idem.cuts} returnTo={to} />
						) : section ? (
							<Sheet url={section.url} alt={variant.fullTitle} width={500} height={400} />
						) : null}
					</div>
					<CutTerms cutting={cutting} />
				</div>
				<p>
					<Link to={to}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}

function NotCut({ variant }: { variant: Variant }) {
	const t = useT("cutting");
	const tv = useT("variant");
	const te = useT("errors");
	const isOut = variant.suppliedVariant.availability === "out";
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{unbroken(t("page.title", { title: variant.fullTitle }))}</h1>
				<Notice>
					<p>{isOut ? tv("out") : te("cut.notOffered")}</p>
				</Notice>
				<p>
					<LinkButton to={`${href("/contact", { variant: variant.code })}#write`} kind="primary">
						{isOut ? tv("askSimilar") : t("plate.ask")}
					</LinkButton>
				</p>
				<p>
					<Link to={href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id })}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
