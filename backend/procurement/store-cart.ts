import type { BackendLocale } from "../../contract/locale";
import { linesText } from "../cart/saw-plans";
import type { WantedItem, WantedSet } from "./orders/wanted-goods";

export interface StoredGoods {
	items: readonly Pick<WantedItem, "supply" | "cutLength" | "cutWidth" | "sawPlan" | "certificate" | "amount" | "comment">[];
	sets: readonly Pick<WantedSet, "setId" | "amount">[];
}

/** The cart that a system has sent: nobody's, until its visit begins. @returns statements for a batch */
export function storeCart(db: D1Database, locale: BackendLocale, { items, sets }: StoredGoods, uuid: string): D1PreparedStatement[] {
	return [
		db.prepare("INSERT INTO carts (uuid, session_id, locale, version) VALUES (?, '', ?, 1)").bind(uuid, locale),
		db
			.prepare(
				`INSERT INTO cart_items (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate, quantity, comment, saw_plan)
				SELECT c.id, line.value ->> 'supply', 0, line.value ->> 'cutLength', line.value ->> 'cutWidth', line.value ->> 'certificate',
					line.value ->> 'amount', line.value ->> 'comment', line.value ->> 'saw_plan'
				FROM json_each(?2) line CROSS JOIN carts c WHERE c.uuid = ?1 ORDER BY line.key`,
			)
			.bind(uuid, linesText(items)),
		db
			.prepare(
				`INSERT INTO cart_sets (cart_id, set_id, quantity) SELECT c.id, s.id, part.value ->> 'amount'
				FROM json_each(?2) part CROSS JOIN carts c ON c.uuid = ?1 JOIN sets s ON s.id = part.value ->> 'setId'`,
			)
			.bind(uuid, JSON.stringify(sets)),
	];
}
