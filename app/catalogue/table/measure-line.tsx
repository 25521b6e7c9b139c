import { Fragment } from "react";
import { type Format, useFormat } from "../../platform/i18n/format";
import { cellText, type ShownColumn } from "../columns";
import type { TableVariant } from "../table-rows";
import * as css from "./variant-table.css";

interface Fact {
	/** What the figure measures; "" for a word. */
	sign: string;
	text: string;
	isMeasure: boolean;
	isWord: boolean;
}

type Described = Pick<TableVariant, "values" | "measures">;

/** @param columns those of the table; without them the variant's first measures */
function factsOf({ values, measures }: Described, columns: ShownColumn[] | undefined, format: Format): Fact[] {
	const shown = columns
		? columns.map((column) => ({ ...column, value: values[column.code] }))
		: measures.map((measure) => ({ ...measure, decimals: undefined }));
	return shown.flatMap(({ symbol, unit, title, value, decimals }) => {
		const text = cellText(value, { unit, decimals }, format);
		if (text === null) return [];
		const isWord = typeof value === "string";
		// A word speaks for itself; a figure without a sign does not.
		const sign = symbol === "" && !isWord ? title : symbol;
		return [{ sign, text: unit === "mm" || unit === "" ? text : `${text} ${unit}`, isMeasure: symbol !== "", isWord }];
	});
}

/** The first measures of a variant in one cell: "h 200 · b 100 · s 5,6". */
export function MeasureLine({ variant }: { variant: Described }) {
	return (
		<span className={css.line}>
			{factsOf(variant, undefined, useFormat()).map(({ sign, text }) => (
				<Fragment key={sign + text}>
					<span className={css.part}>
						{sign ? <span className={css.symbol}>{sign} </span> : null}
						{text}
					</span>{" "}
				</Fragment>
			))}
		</span>
	);
}

interface RowLineProps {
	variant: Described;
	/** Those of the table; without them the variant's first measures. */
	columns: ShownColumn[] | undefined;
	/** What no cell of the row says. */
	words: readonly string[];
	/** Said last, on a phone, where it has no column. */
	weight: string;
	/** Beside the columns the words are not said. */
	isNarrowOnly: boolean;
}

/**
 * What a row is besides its name: beside its columns the words that none of them says, "S235JR, roh"; where there is no room for columns all
 * of it as one line, "h 200 · b 100 · S235JR · roh". What the row has a cell for is drawn by the styles, so that without them, as in a text
 * browser, nothing is there twice.
 */
export function RowLine({ variant, columns, words, weight, isNarrowOnly }: RowLineProps) {
	const facts = factsOf(variant, columns, useFormat());
	const measures = facts.filter(({ isMeasure }) => isMeasure);
	const others = facts.filter(({ isMeasure }) => !isMeasure);
	const last = words.length - 1;
	return (
		<span className={`${css.line} ${isNarrowOnly ? css.narrowLine : css.rowLine}`}>
			<Drawn facts={[...measures, ...others.filter(({ isWord }) => isWord)]} />
			{words.map((word, index) => (
				<Fragment key={word}>
					<span className={`${css.part} ${css.rowWord}`}>{word}</span>
					{index < last ? <span className={css.comma}>,</span> : null}{" "}
				</Fragment>
			))}
			<Drawn facts={others.filter(({ isWord }) => !isWord)} />
			<span className={css.phonePart} data-said={weight} />
		</span>
	);
}

function Drawn({ facts }: { facts: Fact[] }) {
	return facts.map(({ sign, text }) => (
		<span key={sign + text} className={`${css.part} ${css.drawnPart}`} data-said={text}>
			{sign ? <span className={css.drawnSymbol} data-said={sign} /> : null}
		</span>
	));
}
