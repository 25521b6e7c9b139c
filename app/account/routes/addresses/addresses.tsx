import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "../../../platform/i18n/i18n";
import { pageMeta } from "../../../platform/seo/page-meta";
import { AddAddress, Addresses } from "../../addresses/addresses-page";
import { chooseDefault, readAddresses } from "../../addresses/book";
import { pagedMeta } from "../../paged/list.server";
import { AccountPage } from "../../profile/account-page";

export const handle = { i18n: ["account", "addresses", "cart"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const list = await readAddresses(context, request.url);
	const flash = context.visitor.takePageFlash();
	const news = flash?.kind === "addresses" ? flash.news : null;
	return { ...list, news, meta: pagedMeta(context, context.texts.translator("addresses")("title"), list.page) };
}

export const action = chooseDefault;
export { keepOnFailure as clientAction } from "../../../platform/forms/keep-on-failure";

export default function AddressesRoute() {
	const t = useT("addresses");
	const { addresses, count, total, search, page, news } = useLoaderData<typeof loader>();
	return (
		<AccountPage title={t("title")} current="addresses" lead={total > 0 ? t("lead") : null} tools={total > 0 ? <AddAddress /> : null}>
			<Addresses addresses={addresses} count={count} total={total} search={search} page={page} news={news} />
		</AccountPage>
	);
}
