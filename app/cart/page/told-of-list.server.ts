import type { AppLoadContext } from "@remix-run/cloudflare";
import { idem } from "../../../contract/fields";
import { lists, type Told } from "../../../contract/lists";
import { BackendRefusal, orNull } from "../../platform/backend/errors.server";

/** What came of putting a list into the cart, by the key that ?put= of the cart's page names; null where it names none of the reader's. */
export async function toldOfList({ backend, visitor }: AppLoadContext, address: string): Promise<Told | null> {
	const key = idem.safeParse(new URL(address).searchParams.get("put"));
	if (!key.success || !visitor.account) return null;
	return orNull(backend(lists.told, { params: { key: key.data } })).catch((error: unknown) => {
		if (error instanceof BackendRefusal) return null;
		throw error;
	});
}
