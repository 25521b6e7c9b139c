import { countedWords } from "../words";

const bars =
	/(?<!\p{L})(?:betonst\p{L}*|baustahl|bewehrung\p{L}*|moniereisen|harj\p{L}*|armatuur\p{L}*|sarrus\p{L}*|rebars?|(?<=\der )eisen)(?!\p{L})|(?<![\p{L}\d])[qr] ?\d{3}a?(?![\p{L}\d])/u;
const small = `auch|noch|dazu|und|weitere|also|and|more|lisaksi|viela|myos|ja|lisaks|veel|ka`;
/** "10er 60 Stk", "8er auch 60": a diameter, a quantity and nothing else. */
const bareDiameter = new RegExp(
	String.raw`^[\s;•*>-]*(?:(?:${small}) ){0,2}(?:\d{1,5} ?(?:${countedWords})\.? )?(?:ø ?)?(?:6|8|10|12|14|16|20|25|28|32)(?:er|:n|:sia|-ne|-seid| ?mm)(?![\p{L}\d])[ ,:;-]{0,3}(?:(?:${small}) ){0,2}(?:\d{1,5}(?: ?(?:${countedWords}|m)\.?)?[ ,;-]{0,3}){0,2}$`,
	"u",
);

/** For each line, whether it has only the diameter of bars, as the line above it names them. */
export function barsBelow(lines: readonly string[]): boolean[] {
	let isOfBars = false;
	return lines.map((text) => {
		if (!/[\p{L}\d]/u.test(text)) return false;
		const isBare = bareDiameter.test(text);
		const found = isBare && isOfBars;
		isOfBars = bars.test(text) || found;
		return found;
	});
}
