import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { statementCsv } from "./statement.server";

export const loader = ({ request, context, params: { number = "" } }: LoaderFunctionArgs) =>
	statementCsv({ context, number, address: request.url });
