import type { ComponentProps } from "react";
import { Empty } from "../ui/empty";
import { Facts } from "../ui/facts";
import { Button, LinkButton } from "../ui/forms/button";
import { Icon } from "../ui/icon";
import { Pager } from "../ui/pager";
import { Rating } from "../ui/rating";
import { Sheet } from "../ui/sheet";
import * as css from "./gallery.css";
import { facts, ignore, path, samples } from "./samples";
import { Section, State } from "./section";

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
