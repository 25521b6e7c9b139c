import type { CartItem } from "../../../contract/cart";
import type { SummaryField } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/forms/field";
import * as css from "./schedule.css";

export type ScheduleRow = Record<"on" | "amount", string>;

/** A line's parts by day as rows of a form; further rows are empty. */
export const scheduleRows = ({ schedule = [] }: Pick<CartItem, "schedule">, count: number): ScheduleRow[] =>
	Array.from({ length: count }, (_, index) => {
		const part = schedule[index];
		return { on: part?.on ?? "", amount: part ? String(part.amount) : "" };
	});

/** Names of a row's fields. @param part from 1 @param prefix of a form with several lines: "3." */
export const partNames = (part: number, prefix = ""): ScheduleRow => ({ on: `${prefix}on.${part}`, amount: `${prefix}amount.${part}` });

/** Prefix of the names of a line's fields in a form with several lines. @param line its position in the order, from 1 */
export const daysPrefix = (line: number): string => `${line}.`;

const idOf = (name: string): string => name.replaceAll(".", "-");

/** Fields of a delivery schedule for the summary of a form's mistakes. */
export function useScheduleSummary(): (rows: readonly ScheduleRow[], of?: { prefix: string; title: string }) => SummaryField[] {
	const t = useT("cart");
	return (rows, { prefix, title } = { prefix: "", title: "" }) =>
		rows.flatMap((_, index) => {
			const part = index + 1;
			const { on, amount } = partNames(part, prefix);
			const field = (name: string, label: string) => ({
				...{ name, id: idOf(name), isOneOfMany: true },
				label: title ? `${title}, ${label}` : label,
			});
			return [field(on, t("schedule.day", { number: part })), field(amount, t("schedule.amount", { number: part }))];
		});
}

interface ScheduleFieldsProps {
	prefix?: string;
	rows: readonly ScheduleRow[];
	/** The messages at a field. */
	of: (name: string) => string[] | undefined;
}

/** A day and an amount in each row: the parts of a line by day. `readSchedule` reads them. */
export function ScheduleFields({ prefix = "", rows, of }: ScheduleFieldsProps) {
	const t = useT("cart");
	return rows.map((row, index) => {
		const part = index + 1;
		const { on, amount } = partNames(part, prefix);
		return (
			<div key={on} className={css.part}>
				<TextField
					id={idOf(on)}
					name={on}
					type="date"
					label={t("schedule.day", { number: part })}
					errors={of(on)}
					defaultValue={row.on}
					autoComplete="off"
				/>
				<TextField
					id={idOf(amount)}
					name={amount}
					inputMode="numeric"
					label={t("schedule.amount", { number: part })}
					errors={of(amount)}
					defaultValue={row.amount}
					autoComplete="off"
				/>
			</div>
		);
	});
}
