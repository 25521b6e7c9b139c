import { hoursName, sellerName } from "../../../contract/desk/content";
import { eachLanguage } from "../../../contract/desk/text-parts";
import { firstCompany, firstContact } from "../../../contract/seller/own-data";
import { articles as articleKind } from "../../content/articles";
import { firstHours, hours } from "../../content/hours";
import { pages as pageKind } from "../../content/pages";
import { promotions as promotionKind } from "../../content/promotions";
import { order, questions as questionKind, theOrder } from "../../content/questions";
import { companyKind, contact as contactKind } from "../../content/seller";
import { firstVersions, versionRows } from "../../content/versions";
import type { Rows } from "../../db/inserts";
import type { Article } from "./article";
import { cutToLength } from "./articles/cut-to-length";
import { doubleRodFences } from "./articles/double-rod-fences";
import { certificates } from "./articles/inspection-certificates";
import { ipeHeaOrHeb } from "./articles/ipe-hea-or-heb";
import { pipeSizes } from "./articles/pipe-sizes";
import { readingAGrating } from "./articles/reading-a-grating";
import { readingAMeshCode } from "./articles/reading-a-mesh-code";
import { receivingSteel } from "./articles/receiving-steel";
import { s235OrS355 } from "./articles/s235-or-s355";
import { weightsByHeart } from "./articles/steel-weights-by-heart";
import { structuralBolts } from "./articles/structural-bolts";
import { trapezoidalSheets } from "./articles/trapezoidal-sheets";
import { zincCoatings } from "./articles/zinc-coatings";
import { companyRows } from "./companies";
import { deliveryQuestions } from "./faq/delivery";
import { orderingQuestions } from "./faq/ordering";
import { paymentQuestions } from "./faq/payment";
import { vatQuestions } from "./faq/vat";
import { firstTermsFrom, type Page } from "./page";
import { about } from "./pages/about";
import { contact } from "./pages/contact";
import { legal } from "./pages/legal";
import { privacy } from "./pages/privacy";
import { suppliers } from "./pages/suppliers";
import { terms } from "./pages/terms";
import { promotion } from "./promotions";
import type { Question } from "./question";
import { tradeTerms } from "./trade-terms";

/** In display order; questions of a topic are adjacent. */
export const questions: readonly Question[] = [...orderingQuestions, ...paymentQuestions, ...deliveryQuestions, ...vatQuestions];
export const articles: readonly Article[] = [
	s235OrS355,
	ipeHeaOrHeb,
	readingAMeshCode,
	doubleRodFences,
	cutToLength,
	certificates,
	pipeSizes,
	readingAGrating,
	receivingSteel,
	weightsByHeart,
	structuralBolts,
	trapezoidalSheets,
	zincCoatings,
];
export const pages: readonly Page[] = [about, contact, legal, privacy, suppliers, terms];

/** All rows besides goods: trade terms, companies, questions, the promotion, articles and pages. */
export function* contentRows(): Generator<Rows> {
	yield* tradeTerms();
	yield companyRows();
	const faq = firstVersions(
		questionKind,
		questions.map(({ topic, slug, question, answer }) => ({
			name: slug,
			data: {
				...{ is_shown: true, topic: topic.name },
				texts: eachLanguage((language) => ({ question: question[language], answer: answer[language] })),
			},
		})),
	);
	const topics = [...new Set(questions.map(({ topic }) => topic))];
	const places = firstVersions(order, [{ name: theOrder, data: { topics, questions: questions.map(({ slug }) => slug) } }]);
	yield* faq.shown;
	yield* places.shown;
	const { title, text, link } = promotion;
	const offers = firstVersions(promotionKind, [
		{
			name: "5f1e0c52-7f0b-4c6e-9d57-0c3b8f1a2e64",
			data: {
				...{ is_shown: true, start: "", end: "" },
				texts: eachLanguage((language) => ({ title: title[language], text: text[language], link: link[language] })),
			},
		},
	]);
	yield* offers.shown;
	const week = firstVersions(hours, [{ name: hoursName, data: firstHours }]);
	const people = firstVersions(contactKind, [{ name: sellerName, data: firstContact }]);
	const own = firstVersions(companyKind, [{ name: sellerName, data: firstCompany }]);
	const magazine = firstVersions(
		articleKind,
		articles.map(({ slug, published, product, category, title, intro, body }) => ({
			name: slug,
			data: {
				...{ published, product, category },
				texts: eachLanguage((language) => ({ title: title[language], intro: intro[language], body: body[language] })),
			},
		})),
	);
	yield* magazine.shown;
	const information = firstVersions(
		pageKind,
		pages.map(({ name, title, intro, description, body }) => ({
			name,
			data: {
				from: name === "terms" ? firstTermsFrom : "",
				texts: eachLanguage((language) => ({
					...{ title: title[language], intro: intro[language] },
					...{ description: description[language], body: body[language] },
				})),
			},
		})),
	);
	yield versionRows([faq, places, offers, week, people, own, magazine, information].flatMap(({ versions }) => versions));
}
