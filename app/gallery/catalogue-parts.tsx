import { FilterChips } from "../catalogue/filter-chips";
import { FilterForm } from "../catalogue/filter-form";
import { ListCount, ListTools } from "../catalogue/list-tools";
import { NarrowedList } from "../catalogue/narrowed-list";
import type { Narrowing } from "../catalogue/narrowing";
import { VariantTable } from "../catalogue/variant-table";
import { filterFormId } from "../platform/http/filter-names";
import { columns, groups, path, samples, variants } from "./samples";
import { Section } from "./section";

const narrowing: Narrowing = {
	groups,
	filters: { finish: ["galvanised"], h: { min: 100, max: 200 } },
	status: 200,
	typed: {},
	wrong: [],
	path,
	otherParams: {},
};

const sorting = {
	sort: "name_asc",
	sorts: ["price", "delivery", ...columns.map(({ code }) => code)],
	columns,
	addressOf: () => path,
} as const;

/** Of the catalogue: filters, chips, sorting, and a table with each state of stock and price. */
export const List = () => (
	<Section name="list">
		<NarrowedList
			filters={<FilterForm {...narrowing} count={variants.length} noun="variants" hasSort />}
			head={
				<>
					<FilterChips of={{ value: narrowing.groups }} narrowing={narrowing} />
					<ListTools
						count={<ListCount count={1200} page={2} rows={10} view="table" />}
						form={filterFormId}
						path={path}
						total={1200}
						query={{ page: 2, sort: "name_asc", rows: 10, view: "table", density: "compact", prices: "list", showHidden: false }}
						sorting={sorting}
						hasViews
					/>
				</>
			}
		>
			<VariantTable
				caption={samples.heading}
				variants={variants}
				columns={[...columns]}
				idem=""
				naming="product"
				chosen={1}
				sorting={sorting}
			/>
		</NarrowedList>
	</Section>
);
