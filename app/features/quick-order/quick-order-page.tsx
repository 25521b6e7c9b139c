import { Form, Link } from "@remix-run/react";
import { mostLines } from "../../../contract/order-bounds";
import type { QuickOrderState } from "../../actions/quick-order/state";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { TextArea, TextField } from "../../ui/field";
import { ErrorSummary, Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { Checked } from "./checked";
import * as css from "./quick-order-page.css";

/** A list of codes and quantities: pasted or uploaded, checked, and put into the cart as far as it is good. */
export function QuickOrderPage({ state }: { state: QuickOrderState }) {
	const t = useT("quick-order");
	const { idem, error, isFailed, preview } = state;
	const fieldOf = error?.startsWith("file.") ? "file" : "list";
	return (
		<Wrap>
			<div className={css.page}>
				<header className={css.head}>
					<h1>{t("title")}</h1>
					<p className={css.lead}>{t("lead")}</p>
				</header>
				<Added added={state.added} />
				{isFailed ? (
					<div role="alert">
						<Notice tone="error" title={t("failed.title")}>
							<p>{t("failed.text")}</p>
						</Notice>
					</div>
				) : null}
				<ErrorSummary title={t("error.title")} errors={error ? [{ id: fieldOf, text: t(`error.${error}`) }] : []} />
				{/* A form of its own for each answer, so that no file is sent a second time. */}
				<Form key={idem} method="post" encType="multipart/form-data" noValidate className={css.form}>
					<input type="hidden" name="idem" value={idem} />
					{preview ? <Checked preview={preview} state={state} /> : null}
					<div className={css.columns}>
						<ListFields state={state} />
						<HowItIsRead />
					</div>
				</Form>
			</div>
		</Wrap>
	);
}

function Added({ added }: Pick<QuickOrderState, "added">) {
	const t = useT("quick-order");
	const format = useFormat();
	if (!added) return null;
	return (
		<div role="status">
			<Notice tone="success" title={t("added", { count: added.lines, number: format.number(added.lines) })}>
				<p>
					{t("added.rest")} <Link to={`/cart/${added.cartUuid}`}>{t("toCart")}</Link>
				</p>
			</Notice>
		</div>
	);
}

function ListFields({ state: { list, error, preview } }: { state: QuickOrderState }) {
	const t = useT("quick-order");
	const errorsOf = (field: string) => (error?.startsWith(field) ? [t(`error.${error}`)] : undefined);
	return (
		<div className={css.fields}>
			<TextArea
				id="list"
				name="list"
				label={t("list.label")}
				hint={t("list.hint")}
				errors={errorsOf("list")}
				defaultValue={list}
				rows={12}
				wrap="off"
				spellCheck={false}
				autoComplete="off"
				autoCapitalize="off"
			/>
			<TextField
				id="file"
				name="file"
				type="file"
				accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
				label={t("file.label")}
				hint={t("file.hint")}
				errors={errorsOf("file")}
			/>
			<p className={css.actions}>
				<Button kind={preview && preview.goodCount > 0 ? "secondary" : "primary"} name="intent" value="check">
					{preview ? t("checkAgain") : t("check")}
				</Button>
			</p>
		</div>
	);
}

function HowItIsRead() {
	const t = useT("quick-order");
	const format = useFormat();
	return (
		<section aria-labelledby="how" className={css.how}>
			<h2 id="how" className={css.howTitle}>
				{t("how.title")}
			</h2>
			<ul className={css.points}>
				<li>{t("how.codes")}</li>
				<li>{t("how.columns")}</li>
				<li>{t("how.duplicates")}</li>
				<li>{t("how.limit", { lines: format.number(mostLines) })}</li>
			</ul>
			<p>
				<Link to="/quick-order/sample.csv" reloadDocument download>
					{t("sample.link")}
				</Link>
			</p>
		</section>
	);
}
