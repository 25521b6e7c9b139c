import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { maxLines } from "../../contract/values/order-bounds";
import { href } from "../platform/config/href";
import { useWaitingPress } from "../platform/forms/use-waiting-press";
import { unbroken } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Button, LinkButton } from "../ui/forms/button";
import { TextArea } from "../ui/forms/field";
import { FileField } from "../ui/forms/file-field";
import { plainHeading, row as rowClass, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Alert, ErrorSummary, Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { ListOffer } from "./gaeb/list-offer";
import * as css from "./quick-order.css";
import { listOfAddress, quickOrder } from "./quick-order.server";
import { Checked, endings, suggestions } from "./result";
import { listState, type QuickOrderState } from "./state";

export const handle = { i18n: ["quick-order"] };
export const meta = pageMeta;

/** The page, also with the list of its address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const t = context.texts.translator("quick-order");
	const query = new URL(request.url).searchParams;
	const state = query.has("list") ? await listOfAddress(context, query) : listState({ idem: context.newKey() });
	return { meta: describePage(context, { title: t("title"), description: t("lead") }), state };
}

export const action = quickOrder;
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function QuickOrder() {
	const t = useT("quick-order");
	const { state } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<QuickOrderPage state={answered ?? state} />
		</>
	);
}

/** Takes a pasted or uploaded list of codes and quantities, checks it, and adds its valid lines to the cart. */
function QuickOrderPage({ state }: { state: QuickOrderState }) {
	const t = useT("quick-order");
	const { idem, error, refused, isFailed, preview } = state;
	const taken = useRef(-1);
	const fieldOf = error?.startsWith("file.") ? "file" : "list";
	const { ref, onSubmit } = useWaitingPress(endings);
	const rememberEntry = (event: FormEvent<HTMLFormElement>) => {
		const { currentTarget, nativeEvent } = event;
		onSubmit(event);
		const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
		taken.current = [...currentTarget.querySelectorAll(suggestions)].findIndex((row) => row.contains(pressed));
	};
	return (
		<Wrap>
			<div className={css.page}>
				<header className={stack[2]}>
					<h1>{t("title")}</h1>
					{preview ? null : <p className={css.lead}>{unbroken(t("lead"))}</p>}
				</header>
				<Added key={idem} state={state} />
				<Saved key={state.saved?.uuid} saved={state.saved} />
				{isFailed ? (
					<Alert tone="error" title={t("failed.title")}>
						<p>{t("failed.text")}</p>
					</Alert>
				) : null}
				<ErrorSummary title={t("error.title")} errors={error ? [{ id: fieldOf, text: t(`error.${error}`, { name: refused }) }] : []} />
				{/* A new key for each answer empties the file field, so that no file is sent twice. */}
				<Form
					key={idem}
					ref={ref}
					method="post"
					action={href("/quick-order")}
					encType="multipart/form-data"
					noValidate
					className={stack[8]}
					onSubmit={rememberEntry}
				>
					<input type="hidden" name="idem" value={idem} />
					<input type="hidden" name="supplies" value={state.supplies} />
					{state.gaeb === "" ? null : <input type="hidden" name="gaeb" value={state.gaeb} />}
					{preview ? <Checked preview={preview} state={state} taken={taken} /> : null}
					<div className={css.columns}>
						<ListFields state={state} />
						<HowItIsRead isFolded={preview !== null} />
					</div>
				</Form>
				<ListOffer key={`x84-${idem}`} state={state} />
			</div>
		</Wrap>
	);
}

/** Confirms the added lines. Its link is the main action unless more lines can be added. */
function Added({ state: { added, preview } }: { state: QuickOrderState }) {
	const t = useT("quick-order");
	const focusTarget = useRef<HTMLDivElement>(null);
	// Scripts keep the page, so the focus moves to the result.
	useEffect(() => focusTarget.current?.focus(), []);
	if (!added) return null;
	return (
		<div ref={focusTarget} role="status" tabIndex={-1}>
			<Notice tone="success" title={t("added", { count: added.lines })}>
				<p>{t("added.rest")}</p>
				<p className={css.mainAction}>
					<LinkButton to={href("/cart/:uuid", { uuid: added.cartUuid })} kind={hasMore(preview) ? "secondary" : "primary"}>
						{t("toCart")}
					</LinkButton>
				</p>
			</Notice>
		</div>
	);
}

/** Confirms the saved list and counts the lines it leaves out. */
function Saved({ saved }: Pick<QuickOrderState, "saved">) {
	const t = useT("quick-order");
	const focusTarget = useRef<HTMLDivElement>(null);
	useEffect(() => focusTarget.current?.focus(), []);
	if (!saved) return null;
	return (
		<div ref={focusTarget} role="status" tabIndex={-1}>
			<Notice tone="success" title={t("saved", { count: saved.lines, name: saved.name })}>
				{saved.left > 0 ? <p>{t("saved.left", { count: saved.left })}</p> : null}
				<p>
					<Link to={href("/users/lists/:uuid", { uuid: saved.uuid })}>{t("saved.open")}</Link>
				</p>
			</Notice>
		</div>
	);
}

const hasMore = (preview: QuickOrderState["preview"]): boolean => preview !== null && preview.goodCount + preview.questions.length > 0;

function ListFields({ state: { list, error, refused, preview, added } }: { state: QuickOrderState }) {
	const t = useT("quick-order");
	const errorsOf = (field: string) => (error?.startsWith(field) ? [t(`error.${error}`, { name: refused })] : undefined);
	const isMain = !added && !hasMore(preview);
	return (
		<>
			<div className={css.list}>
				<TextArea
					id="list"
					name="list"
					label={t("list.label")}
					errors={errorsOf("list")}
					defaultValue={list}
					rows={8}
					spellCheck={false}
					autoComplete="off"
					autoCapitalize="off"
				/>
				<p className={isMain ? `${rowClass[3]} ${css.mainAction}` : rowClass[3]}>
					<Button kind={isMain ? "primary" : "secondary"} name="intent" value="check">
						{preview ? t("checkAgain") : t("check")}
					</Button>{" "}
					{preview ? <Link to={href("/quick-order")}>{t("drop")}</Link> : null}
				</p>
			</div>
			{preview ? null : <Example />}
			<div className={css.others}>
				<FileField
					id="file"
					name="file"
					label={t("file.label")}
					words={{ choose: t("file.choose"), none: t("file.none") }}
					hint={t("file.hint")}
					errors={errorsOf("file")}
					accept=".csv,.txt,.tsv,.xlsx,.xlsm,.x83,.x81,text/csv,text/plain,text/tab-separated-values"
				/>
				<TypedRows key={list} />
			</div>
		</>
	);
}

const rows = [1, 2, 3, 4, 5] as const;

function TypedRows() {
	const t = useT("quick-order");
	return (
		<fieldset className={css.typedRows}>
			<legend className={css.typedTitle}>{t("rows.title")}</legend>
			<div className={css.rowHead} aria-hidden="true">
				<span>{t("rows.code")}</span> <span>{t("rows.quantity")}</span>
			</div>
			{rows.map((row) => (
				<div key={row} className={css.typedRow}>
					<input
						name="row.code"
						aria-label={t("rows.codeOf", { row })}
						className={css.cell}
						maxLength={200}
						autoComplete="off"
						spellCheck={false}
					/>
					<input name="row.quantity" aria-label={t("rows.quantityOf", { row })} className={css.cell} maxLength={20} autoComplete="off" />
				</div>
			))}
			<p className={css.mainAction}>
				<Button name="intent" value="check">
					{t("rows.check")}
				</Button>
			</p>
		</fieldset>
	);
}

function Example() {
	const t = useT("quick-order");
	return (
		<section aria-labelledby="example" className={css.example}>
			<h2 id="example" className={css.typedTitle}>
				{t("example.title")}
			</h2>
			<pre className={css.lines}>{t("example.lines")}</pre>
			<p>
				<Link to={href("/quick-order/sample.csv")} reloadDocument download>
					{t("sample.link")}
				</Link>
			</p>
		</section>
	);
}

/** Folds next to a result, because readers of a result know the rules. */
function HowItIsRead({ isFolded }: { isFolded: boolean }) {
	const t = useT("quick-order");
	const points = (
		<ul className={css.points}>
			<li>{t("how.order")}</li>
			<li>{t("how.free")}</li>
			<li>{t("how.codes")}</li>
			<li>{t("how.columns")}</li>
			<li>{t("how.gaeb")}</li>
			<li>{t("how.duplicates")}</li>
			<li>{t("how.limit", { lines: maxLines })}</li>
		</ul>
	);
	if (isFolded)
		return (
			<details className={css.how}>
				<summary className={css.howSummary}>{t("how.title")}</summary>
				{points}
			</details>
		);
	return (
		<section aria-labelledby="how" className={css.how}>
			<h2 id="how" className={plainHeading.s}>
				{t("how.title")}
			</h2>
			{points}
		</section>
	);
}
