import { spread } from "../bench/spread.mjs";
import { offeredBy } from "./offered.mjs";
import { openLoad } from "./open-load.mjs";

const [pages, forms] = [150, 30];

/** A busy day: 150 category views and 30 additions to carts per second. */
export async function steady(shop, { seconds }) {
	const offered = await offeredBy(shop);
	// Of 180 requests every sixth is a form.
	const every = (pages + forms) / forms;
	const next = (index) => (index % every === 0 ? offered.form() : offered.category(index));
	const answers = await openLoad({
		port: shop.shopPort,
		perSecond: pages + forms,
		seconds,
		next,
		answered: offered.answered,
	});
	const carts = await offered.shoppers.counted(shop.backendPort);
	const of = (kind) => figures(answers.filter((answer) => answer.kind === kind));
	return { seconds, category: of("category"), form: of("form"), carts };
}

function figures(answers) {
	const wrong = answers.filter(({ kind, status }) => status !== (kind === "form" ? 303 : 200)).length;
	return { count: answers.length, wrong, ...spread(answers.map(({ time }) => time)) };
}
