import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { deskImports } from "../../../contract/desk/imports";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";

/** A file of goods or prices. The backend refuses one that a page would wait for too long. */
export async function loader({ request, params: { file }, context }: LoaderFunctionArgs) {
	const { documents } = context.desk();
	const supplier = (new URL(request.url).searchParams.get("supplier") ?? "").slice(0, 60);
	try {
		if (file === "catalogue.zip") context.file = await documents(deskImports.goods, { params: {} });
		else if (file === "prices.csv") context.file = await documents(deskImports.prices, { params: {}, query: { supplier } });
		else throw new Response(null, { status: 404 });
	} catch (error) {
		if (error instanceof BackendRefusal && error.answer.code === "invalid") throw redirect(href("/desk/imports", { tooLarge: 1 }), 302);
		throw error;
	}
	return null;
}

/** Never rendered. Its presence makes this a page with a boundary instead of a resource. */
export default function Export() {
	return null;
}
