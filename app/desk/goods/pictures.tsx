import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { deskGoods } from "../../../contract/desk/catalogue";
import { languages } from "../../../contract/locale";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { markets } from "../../platform/config/market";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { intentOf } from "../../platform/forms/intent";
import { formWithFiles } from "../../platform/forms/uploads.server";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { FileField } from "../../ui/forms/file-field";
import { FocusedAlert } from "../../ui/notice";
import { takeDeskNews } from "../desk-news.server";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import * as own from "./product.css";
import { productBriefly } from "./product.server";
import { ProductPage } from "./product-page";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ context, params: { number = "" } }: LoaderFunctionArgs) {
	const product = await context.desk().backend(deskGoods.product, { params: { number } });
	return {
		product: productBriefly(product),
		pictures: product.pictures.map((picture, index) => ({ ...picture, place: String(index + 1) })),
		news: takeDeskNews(context),
		meta: describePage(context, { title: product.title }),
	};
}

interface Sent {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

type Problem = "none" | "picture" | "tooMany" | "tooLarge" | "stale";
const refused = (problem: Problem, status = 422) => data({ problem }, { status });

function saved({ context, number }: Sent) {
	context.visitor.setFlash({ kind: "desk", news: "picturesSaved" });
	return redirect(href("/desk/goods/:number/pictures", { number }), 303);
}

/** Adds the chosen files one after the other, up to the first that is refused. */
async function add(sent: Sent) {
	const { context, number, form } = sent;
	const chosen = form.getAll("files").flatMap((file) => (typeof file === "string" || file.size === 0 ? [] : [file]));
	if (chosen.length === 0) return refused("none");
	for (const file of chosen) {
		try {
			await context.desk().backend(deskGoods.addPicture, { params: { number }, body: await file.arrayBuffer() });
		} catch (error) {
			if (!(error instanceof BackendRefusal)) throw error;
			if (error.answer.code === "conflict") return refused("stale", error.status);
			return refused(error.answer.fields?.file?.includes("tooMany") ? "tooMany" : "picture");
		}
	}
	return saved(sent);
}

const { shown, pictures } = deskGoods.setPictures.body.shape;
const altOf = pictures.element.shape.alt;

/** Orders, names and removes them: the rows of the form have fields of the same names. */
async function change(sent: Sent) {
	const { context, number, form } = sent;
	const column = (name: string) => form.getAll(name).map(String);
	const files = shown.safeParse(column("file"));
	if (!files.success) throw new Response(null, { status: 400 });
	const [places, removed] = [column("place"), new Set(column("remove"))];
	const alts = languages.map((language) => ({ language, texts: column(`alt.${language}`) }));
	const kept = files.data
		.map((file, at) => ({
			file,
			place: z.coerce
				.number()
				.catch(at + 1)
				.parse(places[at]),
			alt: altOf.safeParse(Object.fromEntries(alts.flatMap(({ language, texts }) => (texts[at]?.trim() ? [[language, texts[at]]] : []))))
				.data,
		}))
		.filter(({ file }) => !removed.has(file))
		.sort((a, b) => a.place - b.place);
	const named = kept.flatMap(({ file, alt }) => (alt ? [{ file, alt }] : []));
	if (named.length < kept.length) return refused("tooLarge");
	try {
		await context.desk().backend(deskGoods.setPictures, { params: { number }, body: { shown: files.data, pictures: named } });
	} catch (error) {
		if (error instanceof BackendRefusal) return refused("stale", error.status);
		throw error;
	}
	return saved(sent);
}

export async function action({ request, context, params: { number = "" } }: ActionFunctionArgs) {
	const form = await formWithFiles(request);
	if (form.has("tooLarge")) return refused("tooLarge");
	return intentOf({ add, change }, form)({ context, number, form });
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** Refused photographs are shown beside the present ones. */
export const shouldRevalidate = () => true;

type Picture = ReturnType<typeof useLoaderData<typeof loader>>["pictures"][number];

/** The photographs of a product. */
export default function Pictures() {
	const { product, pictures: rows, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<ProductPage product={product} current="pictures" news={answer ? null : news}>
			{answer?.problem ? <FocusedAlert title={t(`pictures.problem.${answer.problem}`)} answer={answer} /> : null}
			{rows.length > 0 ? (
				<Order key={rows.map(({ file }) => file).join()} rows={rows} />
			) : (
				<p className={css.muted}>{t("pictures.none")}</p>
			)}
			<section className={css.section} aria-labelledby="add-title">
				<h2 id="add-title" className={css.sectionTitle}>
					{t("pictures.add")}
				</h2>
				<Form method="post" encType="multipart/form-data" className={css.form}>
					<FileField
						id="files"
						name="files"
						multiple
						label={t("goods.pictures")}
						words={{ choose: t("pictures.choose"), none: t("bank.noFile") }}
						errors={undefined}
						hint={t("pictures.hint")}
						accept="image/jpeg,image/png,image/webp"
					/>
					<div>
						<Button kind={rows.length > 0 ? "secondary" : "primary"} name="intent" value="add">
							{t("pictures.add")}
						</Button>
					</div>
				</Form>
			</section>
		</ProductPage>
	);
}

function Order({ rows }: { rows: Picture[] }) {
	const t = useT("desk");
	const fieldOf = (field: string, place: string) => t("goods.fieldOf", { field, item: t("pictures.picture", { place }) });
	return (
		<Form method="post" preventScrollReset className={css.group}>
			<DeskTable
				caption={t("goods.pictures")}
				rows={rows}
				keyOf={({ file }) => file}
				empty=""
				columns={[
					{
						title: t("pictures.shown"),
						isName: true,
						cell: ({ file, alt, width, height }) => (
							<>
								<HiddenFields fields={{ file }} />
								<img
									src={href("/desk/pictures/:digest", { digest: file })}
									alt={alt.de ?? ""}
									width={width}
									height={height}
									loading="lazy"
									className={own.picture}
								/>
							</>
						),
					},
					{
						title: t("pictures.place"),
						isFigure: true,
						cell: ({ place }) => (
							<RowInput
								id={`place-${place}`}
								name="place"
								label={fieldOf(t("pictures.place"), place)}
								defaultValue={place}
								inputMode="numeric"
								isFigure
							/>
						),
					},
					...languages.map((language) => ({
						title: t("pictures.alt", { language: markets[language].language }),
						cell: ({ place, alt }: Picture) => (
							<RowInput
								id={`alt-${language}-${place}`}
								name={`alt.${language}`}
								lang={language}
								label={fieldOf(t("pictures.alt", { language: markets[language].language }), place)}
								defaultValue={alt[language]}
								maxLength={200}
							/>
						),
					})),
					{
						title: t("pictures.remove"),
						cell: ({ file, place }) => (
							<input type="checkbox" name="remove" value={file} aria-label={fieldOf(t("pictures.remove"), place)} />
						),
					},
				]}
			/>
			<div>
				<Button kind="primary" name="intent" value="change">
					{t("save")}
				</Button>
			</div>
		</Form>
	);
}
