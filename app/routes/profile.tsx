import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { changeProfile } from "../actions/profile.server";
import { requireUser } from "../current-user.server";
import { ProfilePage } from "../features/account/profile-page";
import { pageMeta } from "../page-meta";
import { personalDiscounts, profileValues } from "../profile-values.server";

export const handle = { i18n: ["account", "profile", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { backend, market, texts, visitor } = context;
	const [user, countries] = await Promise.all([requireUser(context, request), backend(content.countries)]);
	const title = texts.translator("profile")("title");
	const flash = visitor.takePageFlash();
	return {
		email: user.email,
		hasPassword: user.hasPassword,
		values: profileValues(user, market),
		discounts: personalDiscounts(user, new Date()),
		countries,
		idem: crypto.randomUUID(),
		news: flash?.kind === "profile" ? flash.news : null,
		meta: { title: texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

export const action = changeProfile;

export default function Profile() {
	const { meta: _, ...page } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	return <ProfilePage {...page} result={result} />;
}
