import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { countryOptions } from "../../../platform/backend/optional-content.server";
import { describePage, pageMeta } from "../../../platform/seo/page-meta";
import { readAddress, saveAddress } from "../../addresses/address.server";
import { AddressForm } from "../../addresses/address-form";
import { AccountPage } from "../../profile/account-page";

export const handle = { i18n: ["account", "addresses", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ address, hasTeam, values }, countries] = await Promise.all([readAddress(context, params.uuid ?? ""), countryOptions(context)]);
	const title = context.texts.translator("addresses")(address ? "edit.title" : "new.title");
	return {
		...{ isNew: address === null, hasTeam, values, countries, title },
		meta: describePage(context, { title }),
	};
}

export const action = saveAddress;
export { keepOnFailure as clientAction } from "../../../platform/forms/keep-on-failure";

export default function AddressRoute() {
	const { isNew, hasTeam, values, countries, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	return (
		<AccountPage title={title} current="addresses" crumbs={[]}>
			<AddressForm values={values} isNew={isNew} hasTeam={hasTeam} countries={countries} result={result} />
		</AccountPage>
	);
}
