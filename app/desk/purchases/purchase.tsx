import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { deskPurchases } from "../../../contract/desk/purchases";
import { idem } from "../../../contract/fields";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { useMessages } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { intentOf } from "../../platform/forms/intent";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";
import { Expected } from "./expected";
import * as css from "./purchases.css";
import { dayWriter, expectedIn } from "./purchases.server";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export async function loader({ params: { number = "" }, context }: LoaderFunctionArgs) {
	const purchase = await context.desk().backend(deskPurchases.byNumber, { params: { number } });
	const day = dayWriter(context);
	return {
		...purchase,
		ordered: day(purchase.ordered_on),
		lines: purchase.lines.map((line, index) => ({ ...line, index, wanted: day(line.wanted_on), confirmed: day(line.confirmed_on) })),
		key: context.newKey(),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("purchases.title", { number: purchase.number }) }),
	};
}

export async function action({ request, params: { number = "" }, context }: ActionFunctionArgs) {
	const form = await request.formData();
	return intentOf({ expect, mail }, form)({ context, number, form });
}

interface Sent {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

const nothing = { expectedOn: null, tells: null, errors: [], email: null, emailErrors: [] };
type Typed = { expectedOn: string | null; tells: boolean | null; errors: ErrorKey[]; email: string | null; emailErrors: ErrorKey[] };

async function expect({ context, number, form }: Sent) {
	const expected = expectedIn(form);
	if (expected.wrong) {
		const typed = { expectedOn: String(form.get("expectedOn")), tells: form.has("tellsBuyers") };
		return data<Typed>({ ...nothing, ...typed, errors: [expected.wrong] }, { status: 422 });
	}
	await context.desk().backend(deskPurchases.expect, { params: { number }, body: expected.body });
	context.visitor.setFlash({ kind: "desk", news: "purchaseExpected" });
	return redirect(href("/desk/purchases/:number", { number }), 303);
}

async function mail({ context, number, form }: Sent) {
	const email = String(form.get("email") ?? "").trim();
	const key = idem.safeParse(form.get("key")).data;
	if (key === undefined) throw new Response(null, { status: 400 });
	const body = deskPurchases.mail.body.safeParse({ email, key });
	if (!body.success) return data<Typed>({ ...nothing, email, emailErrors: ["email.invalid"] }, { status: 422 });
	await context.desk().backend(deskPurchases.mail, { params: { number }, body: body.data });
	context.visitor.setFlash({ kind: "desk", news: "purchaseMailed" });
	return redirect(href("/desk/purchases/:number", { number }), 303);
}

export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A purchase order, its papers, and the day on which its goods are expected. */
export default function Purchase() {
	const {
		number,
		supplier,
		ordered,
		expected_on: expected,
		tells_buyers: tells,
		mailed_to: mailed,
		email,
		key,
		lines,
		news,
	} = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const { beside } = useMessages();
	const file = (name: string, text: string) => (
		<a href={href("/desk/purchases/:number/:file", { number: number.toLowerCase(), file: name })} download>
			{text}
		</a>
	);
	return (
		<DeskPage
			title={t("purchases.title", { number })}
			news={answer ? null : news}
			tools={
				<>
					<Link to={href("/desk/purchases")}>{t("nav.purchases")}</Link>
					{file("order.pdf", "PDF")}
					{file("order.csv", "CSV")}
				</>
			}
		>
			<Facts
				isGrid
				items={[
					{ term: t("orders.supplier"), value: supplier },
					{ term: t("purchases.orderedOn"), value: ordered },
					{ term: t("purchases.mailed"), value: mailed || t("purchases.notMailed") },
				]}
			/>
			<Form method="post" className={css.fields} key={answer?.email ?? (mailed || email)}>
				<HiddenFields fields={{ key }} />
				<TextField
					id="purchase-email"
					name="email"
					inputMode="email"
					label={t("purchases.email")}
					defaultValue={answer?.email ?? (mailed || email)}
					errors={beside("email", answer?.emailErrors)}
				/>
				<Button name="intent" value="mail">
					{t(mailed ? "purchases.mailAgain" : "purchases.mail")}
				</Button>
			</Form>
			<Form method="post" className={css.fields} key={answer ? "typed" : `${expected} ${tells}`}>
				<Expected
					id="purchase"
					day={answer?.expectedOn ?? expected ?? ""}
					tells={answer?.tells ?? tells}
					errors={beside("expectedOn", answer?.errors)}
				/>
				<Button kind="primary" name="intent" value="expect">
					{t("save")}
				</Button>
			</Form>
			<section className={desk.section} aria-labelledby="lines">
				<h2 id="lines" className={desk.sectionTitle}>
					{t("orders.lines")}
				</h2>
				<DeskTable
					caption={t("orders.lines")}
					rows={lines}
					keyOf={({ index }) => index}
					empty=""
					columns={[
						{ title: t("purchases.code"), cell: ({ supplier_code: code }) => code },
						{
							title: t("orders.item"),
							isName: "long",
							cell: ({ title, code }) => (
								<>
									{title}
									<span className={css.note}>{code}</span>
								</>
							),
						},
						{ title: t("purchases.quantity"), isFigure: true, cell: ({ quantity }) => quantity },
						{ title: t("nav.orders"), cell: ({ order }) => <Link to={subjectHref("orders", order)}>{order}</Link> },
						{ title: t("orders.position"), isFigure: true, cell: ({ line }) => line ?? "–" },
						{ title: t("purchases.wanted"), cell: ({ wanted }) => wanted },
						{ title: t("orders.confirmed"), cell: ({ confirmed }) => confirmed },
					]}
				/>
			</section>
		</DeskPage>
	);
}
