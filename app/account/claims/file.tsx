import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { files } from "../../../contract/claims/files";

/** An uploaded file, for who may read its claim and for staff with the link of their mail. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const key = new URL(request.url).searchParams.get("key") ?? undefined;
	context.file = await context.documents(files.read, { params: { id: params.id ?? "" }, query: { key } });
	return null;
}

export default function UploadedFile() {
	return null;
}
