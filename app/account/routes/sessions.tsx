import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { endSessions } from "../sessions/end-sessions.server";
import { readSessions } from "../sessions/own-sessions.server";
import { SessionsPage } from "../sessions/sessions-page";

export const handle = { i18n: ["account", "sessions"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { texts, visitor } = context;
	const listed = await readSessions(context);
	const title = texts.translator("sessions")("title");
	const flash = visitor.takePageFlash();
	return {
		...listed,
		answer: context.newKey(),
		news: flash?.kind === "sessions" ? flash.news : null,
		meta: describePage(context, { title }),
	};
}

export const action = endSessions;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** After a failure, too, the page shows how things stand. */
export const shouldRevalidate = () => true;

export default function Sessions() {
	const { meta: _, ...page } = useLoaderData<typeof loader>();
	return <SessionsPage {...page} failed={useActionData<typeof action>() ?? null} />;
}
