import type { FilterGroup } from "../../../contract/catalogue";
import type { KindOfFilter } from "./kinds/filter-kind";
import { numberFilter } from "./kinds/number";
import { textFilter } from "./kinds/text";

/** Every kind of the contract; one without an entry does not compile. */
export const filterKinds = { number: numberFilter, text: textFilter } as const satisfies Record<FilterGroup["kind"], KindOfFilter>;
