import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { files } from "../../../contract/claims/files";

/** A file of a claim or request, opened by its key: the desk's host serves none of the shop's addresses. */
export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
	const key = new URL(request.url).searchParams.get("key") ?? undefined;
	context.file = await context.documents(files.read, { params: { id }, query: { key } });
	return null;
}

/** Never rendered. Its presence makes this a page with a boundary instead of a resource. */
export default function DeskFile() {
	return null;
}
