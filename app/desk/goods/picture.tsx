import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { deskGoods } from "../../../contract/desk/catalogue";

/** A photograph of goods: the desk's host serves none of the shop's addresses. */
export async function loader({ params: { digest = "" }, context }: LoaderFunctionArgs) {
	context.file = await context.desk().documents(deskGoods.picture, { params: { digest }, query: { width: "400" } });
	return null;
}

/** Never rendered. Its presence makes this a page with a boundary instead of a resource. */
export default function Picture() {
	return null;
}
