import type { ComponentProps, ReactNode } from "react";
import { FilterChips } from "../catalogue/filter-chips";
import { FilterForm } from "../catalogue/filter-form";
import { ListCount, ListTools } from "../catalogue/list-tools";
import { NarrowedList } from "../catalogue/narrowed-list";
import type { Narrowing } from "../catalogue/narrowing";
import { VariantTable } from "../catalogue/variant-table";
import { filterFormId } from "../platform/http/filter-names";
import { Button, LinkButton } from "../ui/button";
import { CheckRow } from "../ui/check-row";
import { Dialog } from "../ui/dialog";
import { Empty } from "../ui/empty";
import { Facts } from "../ui/facts";
import { Choice, Dot, SelectField, TextArea, TextField } from "../ui/field";
import { Icon } from "../ui/icon";
import { Alert, ErrorSummary, FocusedAlert, Notice } from "../ui/notice";
import { Pager } from "../ui/pager";
import { Rating } from "../ui/rating";
import { Sheet } from "../ui/sheet";
import { switchLink, switchLinks } from "../ui/switch-links.css";
import { Wrap } from "../ui/wrap";
import * as css from "./gallery.css";
import { columns, facts, groups, samples, variants } from "./samples";

type Scheme = keyof typeof css.schemes;
const schemes = ["system", "light", "dark"] as const satisfies readonly Scheme[];

export const schemeOf = (asked: string | null): Scheme => schemes.find((scheme) => scheme === asked) ?? "system";

const path = "/_dev/ui";

/** Every part of the design system in each of its states. */
export function Gallery({ scheme }: { scheme: Scheme }) {
	return (
		<div lang="de" className={css.schemes[scheme]}>
			<Wrap>
				<div className={css.head}>
					<h1>{samples.title}</h1>
					<p>{samples.lead}</p>
					<nav aria-label="scheme" className={`${switchLinks} ${css.switches}`}>
						{schemes.map((each) => (
							<a key={each} href={`${path}?scheme=${each}`} className={switchLink} aria-current={each === scheme ? "true" : undefined}>
								{each}
							</a>
						))}
					</nav>
				</div>
				<Tokens />
				<Text />
				<Buttons />
				<Fields />
				<Choices />
				<Notices />
				<Dialogs />
				<List />
				<Others />
			</Wrap>
		</div>
	);
}

function Section({ name, children }: { name: string; children: ReactNode }) {
	return (
		<section className={css.section} aria-labelledby={`part-${name}`}>
			<h2 id={`part-${name}`} className={css.name}>
				{name}
			</h2>
			{children}
		</section>
	);
}

/** A part under the name of its state. */
function State({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className={css.rows}>
			<p className={css.state}>{name}</p>
			{children}
		</div>
	);
}

const Tokens = () => (
	<Section name="tokens">
		<ul className={css.palette}>
			{Object.entries(css.swatches).map(([name, className]) => (
				<li key={name}>
					<div className={className} />
					<p className={css.state}>{name}</p>
				</li>
			))}
		</ul>
		{Object.entries(css.sizes).map(([name, className]) => (
			<State key={name} name={name}>
				<p className={className}>{samples.heading}</p>
			</State>
		))}
	</Section>
);

const Text = () => (
	<Section name="text">
		<h2>{samples.heading}</h2>
		<h3>{samples.heading}</h3>
		<p>
			{samples.paragraph} <a href={path}>{samples.link}</a> <strong>{samples.link}</strong> <small>{samples.small}</small>
		</p>
	</Section>
);

const kinds = ["primary", "secondary", "quiet"] as const satisfies readonly ComponentProps<typeof Button>["kind"][];

const Buttons = () => (
	<Section name="button">
		{kinds.map((kind) => (
			<State key={kind} name={kind}>
				<div className={css.line}>
					<Button kind={kind}>{samples.action}</Button>
					<Button kind={kind}>
						<Icon name="download" />
						{samples.longAction}
					</Button>
					<Button kind={kind} size="s">
						{samples.action}
					</Button>
					<Button kind={kind} size="l">
						{samples.longAction}
					</Button>
					<Button kind={kind} disabled>
						{samples.action}
					</Button>
					<LinkButton kind={kind} to={path}>
						{samples.cancel}
					</LinkButton>
				</div>
			</State>
		))}
		<State name="wide">
			<div className={css.narrow}>
				<Button kind="primary" isWide>
					{samples.longAction}
				</Button>
			</div>
		</State>
	</Section>
);

const Fields = () => {
	const { label, value, error, hint, optional, warning } = samples;
	return (
		<Section name="field">
			<div className={css.columns}>
				<TextField id="plain" label={label} />
				<TextField id="filled" label={label} defaultValue={value} hint={hint} />
				<TextField id="optional" label={label} optional={optional} />
				<TextField id="wrong" label={label} defaultValue={value} hint={hint} errors={[error]} />
				<TextField id="doubtful" label={label} defaultValue={value} warning={warning} />
				<TextField id="disabled" label={label} defaultValue={value} disabled />
				<SelectField id="select" label={label} hint={hint}>
					<option>{samples.heading}</option>
				</SelectField>
				<SelectField id="wrong-select" label={label} errors={[error]}>
					<option>{samples.value}</option>
				</SelectField>
				<TextField id="file" label={label} type="file" />
				<TextArea id="area" label={label} defaultValue={samples.paragraph} />
				<TextArea id="wrong-area" label={label} optional={optional} errors={[error]} />
				<State name="plain-input">
					<input className={css.plain} aria-label={label} placeholder={value} />
				</State>
			</div>
		</Section>
	);
};

const Choices = () => {
	const { choice, hint, error, heading } = samples;
	return (
		<Section name="choice">
			<div className={css.columns}>
				<div>
					<Choice id="box" label={choice} />
					<Choice id="ticked" label={choice} hint={hint} defaultChecked />
					<Choice id="wrong-box" label={choice} errors={[error]} />
					<Choice id="disabled-box" label={choice} disabled defaultChecked />
				</div>
				<fieldset>
					<legend className={css.state}>radio</legend>
					<Choice id="dot" type="radio" name="choice" label={choice} />
					<Choice id="chosen" type="radio" name="choice" label={choice} hint={hint} defaultChecked />
					<Choice id="disabled-dot" type="radio" name="choice" label={choice} disabled />
					<Dot name="choice" aria-label={choice} />
				</fieldset>
				<div>
					<p className={css.state}>check-row</p>
					<CheckRow figure="96">{choice}</CheckRow>
					<CheckRow figure="1.200" defaultChecked>
						{heading}
					</CheckRow>
					<CheckRow figure="0" isFaint defaultChecked>
						{choice}
					</CheckRow>
					<CheckRow figure="0" isFaint disabled>
						{choice}
					</CheckRow>
				</div>
			</div>
		</Section>
	);
};

const tones = ["info", "success", "warning", "error"] as const satisfies readonly ComponentProps<typeof Notice>["tone"][];

const Notices = () => (
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
const ignore = () => {};

const Dialogs = () => (
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
	kept: {},
};

/** Of the catalogue: filters, chips, sorting, and a table with each state of stock and price. */
const List = () => (
	<Section name="list">
		<NarrowedList
			filters={<FilterForm {...narrowing} count={variants.length} noun="variants" />}
			head={
				<>
					<FilterChips {...narrowing} />
					<ListTools
						count={<ListCount count={1200} page={2} view="table" />}
						form={filterFormId}
						path={path}
						query={{ page: 2, sort: "name_asc", view: "table", showHidden: false }}
						hasViews
					/>
				</>
			}
		>
			<VariantTable caption={samples.heading} variants={variants} columns={[...columns]} idem="" naming="product" chosen={1} />
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

const Others = () => (
	<>
		<Section name="pager">
			{[1, 2, 10, 20].map((page) => (
				<Pager
					key={page}
					page={page}
					pages={20}
					addressOf={(number) => `${path}?page=${number}`}
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
		<Section name="sheet">
			<div className={css.columns}>
				<Sheet {...drawing} />
				<Sheet {...drawing} isLow opening={{ label: samples.dialog, isBusy: false, onOpen: ignore, onNear: ignore }} />
				<div className={css.narrow}>
					<Sheet {...drawing} isSmall />
				</div>
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
