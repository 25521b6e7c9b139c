import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useT } from "../platform/i18n/i18n";
import { HiddenColumns } from "./columns/hidden-columns";
import { DeskPage } from "./desk-page";
import { DeskShell } from "./desk-shell";
import { helpOf } from "./help/help.server";

export const handle = { i18n: ["desk"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { name, email, roles } = await context.desk().member();
	return {
		name: name || email,
		roles,
		help: helpOf(new URL(request.url).pathname, context.texts),
		hiddenColumns: context.visitor.hiddenColumns,
	};
}

/** Each page has its own help, and another person may have signed in meanwhile. */
export const shouldRevalidate = () => true;

/** The frame around each page of the desk for a person who is signed in. */
export default function Desk() {
	const { name, roles, help, hiddenColumns } = useLoaderData<typeof loader>();
	return (
		<DeskShell name={name} roles={roles} help={help}>
			<HiddenColumns.Provider value={hiddenColumns}>
				<Outlet />
			</HiddenColumns.Provider>
		</DeskShell>
	);
}

/** Shows what failed inside the frame. */
export function ErrorBoundary() {
	const data = useRouteLoaderData<typeof loader>("desk/desk");
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	return (
		<DeskShell name={data?.name ?? ""} roles={data?.roles ?? []} help={null}>
			<Failure kind={status === 404 ? "missing" : status === 403 ? "role" : "failed"} />
		</DeskShell>
	);
}

function Failure({ kind }: { kind: "missing" | "role" | "failed" }) {
	const t = useT("desk");
	return (
		<DeskPage title={t(`failure.${kind}.title`)}>
			<p>{t(`failure.${kind}.text`)}</p>
		</DeskPage>
	);
}
