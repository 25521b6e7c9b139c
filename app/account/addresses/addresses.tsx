import { type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatRange, uuid } from "../../../contract/fields";
import { type Address, addresses } from "../../../contract/users";
import { readablePhone } from "../../../contract/values/phone";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import type { AddressNews } from "../../platform/session/visitor";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { note, nowrap, shrinks, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { Pager } from "../../ui/pager/pager";
import { Hidden } from "../../ui/wrap";
import { AccountPage } from "../account-page";
import { pagedMeta } from "../paged/list.server";
import { accountListHref, searchQuery } from "../paged/list-query";
import * as css from "./addresses.css";

const addressesPath = href("/users/addresses");

/** Addresses per page. */
const listedAPage = 20;

export const handle = { i18n: ["account", "addresses", "cart"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const list = await readAddresses(context, request.url);
	const flash = context.visitor.takePageFlash();
	const news = flash?.kind === "addresses" ? flash.news : null;
	return { ...list, news, meta: pagedMeta(context, context.texts.translator("addresses")("title"), list.page) };
}

/** Sets or clears a default address. @throws Response 400 if another page sent the form */
export async function action({ request, context }: ActionFunctionArgs) {
	const parsed = choice.safeParse(Object.fromEntries(await request.formData()));
	if (!parsed.success) throw new Response(null, { status: 400 });
	const { uuid: id, of, on } = parsed.data;
	await context.backend(addresses.setDefault, { params: { uuid: id }, body: { of, is_default: on === "true" } });
	context.visitor.setFlash({ kind: "addresses", news: "default" });
	return redirect(addressesPath, 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function AddressesRoute() {
	const t = useT("addresses");
	const { addresses, count, total, search, page, news } = useLoaderData<typeof loader>();
	return (
		<AccountPage title={t("title")} current="addresses" lead={total > 0 ? t("lead") : null} tools={total > 0 ? <AddAddress /> : null}>
			<Addresses addresses={addresses} count={count} total={total} search={search} page={page} news={news} />
		</AccountPage>
	);
}

/** @throws a redirect if the page does not exist; 404 if the backend has no address book */
async function readAddresses({ backend }: AppLoadContext, address: string) {
	const { searchParams } = new URL(address);
	const { search, page } = searchQuery(searchParams);
	const range = formatRange((page - 1) * listedAPage, listedAPage);
	const found = await backend(addresses.all, { query: { text: search || undefined, range } });
	const pages = Math.max(1, Math.ceil(found.count / listedAPage));
	if (page > pages) throw redirect(accountListHref(addressesPath, { search, page: pages }), 302);
	return { ...found, addresses: found.addresses.map(withReadablePhone), search, page };
}

/** Runs on the server, because numbering plans are large. */
const withReadablePhone = (address: Address): Address => ({ ...address, phone: readablePhone(address.phone) });

const choice = z.object({ uuid, of: z.enum(["self", "team"]), on: z.enum(["true", "false"]) });

interface AddressesProps {
	addresses: Address[];
	count: number;
	total: number;
	search: string;
	page: number;
	news: AddressNews | null;
}

/** Lists the reader's and the team's addresses by label. */
function Addresses({ addresses, count, total, search, page, news }: AddressesProps) {
	const t = useT("addresses");
	const common = useT("common");
	const { number } = useFormat();
	const words = {
		label: t("pages"),
		previous: common("pager.previous"),
		next: common("pager.next"),
		page: (one: number) => common("pager.page", { page: one }),
	};
	const from = (page - 1) * listedAPage + 1;
	const counted = t("count", { count });
	const shown = { from: number(from), to: number(Math.min(page * listedAPage, count)), total: counted };
	return (
		<div className={stack[4]}>
			{news ? (
				<div role="status">
					<Notice tone="success" title={t(`news.${news}`)} />
				</div>
			) : null}
			{total === 0 ? (
				<Empty title={t("none.title")} actions={<AddAddress />}>
					<p>{t("none.text")}</p>
				</Empty>
			) : (
				<>
					{total > listedAPage || search !== "" ? <Search key={search} search={search} /> : null}
					{count === 0 ? (
						<Empty title={t("nothing.title")} actions={<LinkButton to={addressesPath}>{t("search.all")}</LinkButton>}>
							<p>{t("nothing.text")}</p>
						</Empty>
					) : (
						<section aria-labelledby="addresses" className={stack[3]}>
							<p id="addresses" role="status" className={note}>
								{count > listedAPage ? t("shown", shown) : counted}
							</p>
							<ul className={css.list} aria-labelledby="addresses">
								{addresses.map((address) => (
									<Row key={address.uuid} address={address} />
								))}
							</ul>
							<Pager
								page={page}
								pages={Math.ceil(count / listedAPage)}
								hrefOf={(one) => accountListHref(addressesPath, { search, page: one })}
								words={words}
							/>
						</section>
					)}
				</>
			)}
		</div>
	);
}

/** The title has this button unless the address book is empty. */
function AddAddress() {
	const t = useT("addresses");
	return <LinkButton to={`${addressesPath}/new`}>{t("add")}</LinkButton>;
}

function Search({ search }: { search: string }) {
	const t = useT("addresses");
	return (
		<search className={css.searchPart}>
			<Form action={addressesPath} className={css.search}>
				<TextField
					id="address-search"
					label={t("search.label")}
					name="search"
					type="search"
					defaultValue={search}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
				/>
				<Button>{t("search.submit")}</Button>
			</Form>
		</search>
	);
}

function Row({ address }: { address: Address }) {
	const t = useT("addresses");
	const cart = useT("cart");
	const { uuid, label, company, name, phone, streetAddress, addressAdditionalLine, postCode, city, country, siteNotes } = address;
	const { of, is_own_default: isOwn, is_team_default: isTeam, may_change: mayChange, made_by: madeBy } = address;
	const whose = of === "self" ? t("own") : madeBy ? t("ofTeam.by", { name: madeBy }) : t("ofTeam");
	const place = [streetAddress, addressAdditionalLine, `${postCode} ${city}`, cart(`country.${country}`)].filter(Boolean).join(", ");
	return (
		<li className={css.row}>
			<div className={css.what}>
				<h2 className={css.label}>{label}</h2>
				<p className={css.marks}>
					<span>{whose}</span> {isOwn ? <span>{t("default.own")}</span> : null} {isTeam ? <span>{t("default.team")}</span> : null}
				</p>
			</div>
			<address className={css.place}>
				{company ? <div>{company}</div> : null}
				<div>{place}</div>
			</address>
			<div className={stack[1]}>
				<p>
					{name}, <span className={nowrap}>{phone}</span>
				</p>
				{siteNotes ? <p className={css.notes}>{siteNotes}</p> : null}
			</div>
			<div className={css.actions}>
				{mayChange ? (
					<Link to={`${addressesPath}/${uuid}`} className={css.change}>
						{t("change")}
						<Hidden>: {label}</Hidden>
					</Link>
				) : null}{" "}
				<details className={shrinks}>
					<summary className={css.choicesSummary}>
						{t("default")}
						<Hidden>: {label}</Hidden>
					</summary>
					<Choose uuid={uuid} label={label} of="self" isOn={isOwn} />
					{of === "team" && mayChange ? <Choose uuid={uuid} label={label} of="team" isOn={isTeam} /> : null}
				</details>
			</div>
		</li>
	);
}

function Choose({ uuid, label, of, isOn }: { uuid: string; label: string; of: "self" | "team"; isOn: boolean }) {
	const t = useT("addresses");
	const words = of === "self" ? t(isOn ? "default.remove" : "default.make") : t(isOn ? "default.removeTeam" : "default.makeTeam");
	return (
		<Form method="post" action={addressesPath} preventScrollReset>
			<input type="hidden" name="uuid" value={uuid} />
			<input type="hidden" name="of" value={of} />
			<input type="hidden" name="on" value={String(!isOn)} />
			<Button kind="quiet" size="s">
				{words}
				<Hidden>: {label}</Hidden>
			</Button>
		</Form>
	);
}
