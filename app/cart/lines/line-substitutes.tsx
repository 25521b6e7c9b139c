import { createContext, useContext } from "react";
import type { CartItem } from "../../../contract/cart";
import { SubstituteList, type Substitutes } from "../../catalogue/substitutes/substitute-list";
import { Button } from "../../ui/forms/button";
import { Hidden } from "../../ui/wrap";
import { buttonValue, lineForm } from "../change/cart-rows";
import * as css from "./lines.css";

/** Substitutes of lines, by the id of the line. */
export const SubstitutesContext = createContext<Readonly<Record<number, Substitutes>> | null>(null);

interface LineSubstitutesProps {
	item: Pick<CartItem, "id" | "fullTitle" | "is_available">;
}

/** Shows substitutes of a line that is gone, and folds those of a short one. Each button replaces the line. Renders nothing for any other line. */
export function LineSubstitutes({ item: { id, fullTitle, is_available } }: LineSubstitutesProps) {
	const found = useContext(SubstitutesContext)?.[id];
	if (!found) return null;
	return (
		<div className={css.instead}>
			<SubstituteList
				of={found}
				fold={is_available ? css.insteadFold : undefined}
				action={({ supplyId, amount, title, button }) => (
					<Button size="s" name="replace" value={buttonValue(`${supplyId}x${amount}`, lineForm(id))}>
						{button}
						<Hidden>
							{" "}
							{fullTitle} → {title}
						</Hidden>
					</Button>
				)}
			/>
		</div>
	);
}
