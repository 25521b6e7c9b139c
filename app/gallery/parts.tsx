import type { ComponentProps, ReactNode } from "react";
import { FilterChips } from "../catalogue/filters/filter-chips";
import { FilterForm } from "../catalogue/filters/filter-form";
import type { Narrowing } from "../catalogue/list/list-href";
import { ListCount, ListTools } from "../catalogue/list/list-tools";
import { NarrowedList } from "../catalogue/list/narrowed-list";
import { VariantTable } from "../catalogue/table/variant-table";
import { filterFormId } from "../platform/http/filter-names";
import { Dialog } from "../ui/dialog";
import { Dotted } from "../ui/dotted";
import { Empty } from "../ui/empty";
import { Facts } from "../ui/facts";
import { Button, LinkButton } from "../ui/forms/button";
import { Icon } from "../ui/icon";
import { Alert, ErrorSummary, FocusedAlert, Notice } from "../ui/notice";
import { Pager } from "../ui/pager/pager";
import { Rating } from "../ui/rating";
import { Sheet } from "../ui/sheet";
import * as css from "./gallery.css";
import { columns, facts, groups, ignore, path, samples, variants } from "./samples";

export function Section({ name, children }: { name: string; children: ReactNode }) {
	return (
		<section className={css.section} aria-labelledby={`part-${name}`}>
			<h2 id={`part-${name}`} className={css.name}>
				{name}
			</h2>
			{children}
		</section>
	);
}

export function State({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className={css.rows}>
			<p className={css.state}>{name}</p>
			{children}
		</div>
	);
}

const tones = ["info", "success", "warning", "error"] as const satisfies readonly ComponentProps<typeof Notice>["tone"][];

export const Notices = () => (
	<Section name="notice">
		<div className={css.columns}>
			{tones.map((tone) => (
				<Notice key={tone} tone={tone} title={samples.note}>
					<p>{samples.noteText}</p>
				</Notice>
			))}
			<Notice>{samples.loading}</Notice>
			<Alert tone="warning" title={samples.note} />
			<FocusedAlert title={samples.note} answer={null} tone="success">
				<p>{samples.noteText}</p>
			</FocusedAlert>
			<ErrorSummary
				title={samples.summary}
				errors={[
					{ id: "wrong", text: samples.error },
					{ id: "wrong-box", text: samples.choice },
				]}
			/>
		</div>
	</Section>
);

const sides = ["right", "narrow", "full", "centre"] as const satisfies readonly ComponentProps<typeof Dialog>["side"][];

export const Dialogs = () => (
	<Section name="dialog">
		{sides.map((side) => (
			<State key={side} name={side}>
				<div className={css.stage}>
					<Dialog
						side={side}
						isInDocument
						titleId={`dialog-${side}`}
						title={<h3 id={`dialog-${side}`}>{samples.dialog}</h3>}
						closeLabel={samples.close}
						closeTo={side === "full" ? path : undefined}
						onClose={ignore}
					>
						<div className={css.dialogText}>
							<p>{samples.paragraph}</p>
							<Button kind="primary">{samples.action}</Button>
						</div>
					</Dialog>
				</div>
			</State>
		))}
	</Section>
);

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
	sorts: ["price", "price_per_kg", "weight", "delivery", ...columns.map(({ code }) => code)],
	columns,
	hrefOf: () => path,
} as const;

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
						query={{ page: 2, sort: "name_asc", rows: 10, view: "table", density: "compact", prices: "list", showHidden: false, by: "" }}
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

const icons = [
	"down",
	"menu",
	"search",
	"close",
	"plus",
	"minus",
	"cart",
	"person",
	"next",
	"previous",
	"download",
	"check",
	"reset",
	"mail",
	"expand",
] as const satisfies readonly ComponentProps<typeof Icon>["name"][];

const drawing = { url: "/drawings/ipe-200/main.svg", alt: samples.alternative, width: 640, height: 480, caption: samples.caption };

export const Others = () => (
	<>
		<Section name="pager">
			{[1, 2, 10, 20].map((page) => (
				<Pager
					key={page}
					page={page}
					pages={20}
					hrefOf={(number) => `${path}?page=${number}`}
					words={{
						label: `pager ${page}`,
						previous: samples.previous,
						next: samples.next,
						page: (number) => `${samples.next} ${number}`,
					}}
				/>
			))}
		</Section>
		<Section name="rating">
			<div className={css.line}>
				{[0, 1, 2, 3, 4, 5].map((value) => (
					<Rating key={value} value={value} label={`${value}/5`} />
				))}
			</div>
		</Section>
		<Section name="icon">
			<div className={css.line}>
				{icons.map((name) => (
					<span key={name} className={css.icon}>
						<Icon name={name} size={20} />
						{name}
					</span>
				))}
			</div>
		</Section>
		<Section name="facts">
			<Facts items={facts} />
			<State name="grid">
				<Facts items={facts} isGrid />
			</State>
		</Section>
		<Section name="dotted">
			<Dotted items={facts.map(({ value }) => value)} />
		</Section>
		<Section name="sheet">
			<div className={css.columns}>
				<Sheet {...drawing} />
				<Sheet {...drawing} opening={{ label: samples.dialog, isBusy: false, onOpen: ignore, onNear: ignore }} />
				<State name="failed">
					<img src="/favicon.svg" alt={samples.alternative} width={64} height={64} data-failed="" />
				</State>
			</div>
		</Section>
		<Section name="empty">
			<Empty
				title={samples.empty}
				actions={
					<>
						<Button kind="primary">{samples.longAction}</Button>
						<LinkButton to={path}>{samples.cancel}</LinkButton>
					</>
				}
			>
				<p>{samples.paragraph}</p>
			</Empty>
		</Section>
	</>
);
