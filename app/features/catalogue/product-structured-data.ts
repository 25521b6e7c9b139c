import type { Breadcrumb, Product, Supply, Variant } from "../../../contract/catalogue";
import { company } from "../../../contract/company";
import { organizationId } from "../shell/organization-id";

type Article = Omit<Variant, "title">;

export interface Described {
	product: Product & { path: Breadcrumb[] };
	/** Those that the page lists. */
	variants: Article[];
	/** The one that is open, with all who supply it. */
	chosen?: (Article & { supplies: Supply[] }) | undefined;
	/** https://host of the page. */
	origin: string;
	/** The address of a picture in pixels: not everybody reads drawings. */
	picture: string;
}

/**
 * What a page says of its product to search engines: schema.org, to be written as JSON-LD. Prices are decimal EUR without VAT, per unit and,
 * where they are compared so, per metre and kilogram; weights are in kg.
 */
export function productStructuredData({ chosen, ...described }: Described) {
	return chosen ? variantData(chosen, described) : productData(described);
}

type Shown = Omit<Described, "chosen">;

function productData({ product, variants, origin, picture }: Shown) {
	const url = `${origin}/products/${product.slug}`;
	const prices = variants.map(({ suppliedVariant }) => suppliedVariant.price);
	return {
		"@type": "Product",
		"@id": `${url}#product`,
		url,
		name: product.title,
		...shared(product, origin, picture),
		additionalProperty: [property("norm", product.norm), ...properties(product)],
		...(variants.length > 0
			? {
					offers: {
						"@type": "AggregateOffer",
						priceCurrency: "EUR",
						lowPrice: euros(Math.min(product.price_from, ...prices)),
						// Of a part of them the highest price is not known.
						...(variants.length === product.variantCount ? { highPrice: euros(Math.max(...prices)) } : {}),
						offerCount: product.variantCount,
						offers: variants.map((variant) => ({
							...offer(variant, variant.suppliedVariant, variantUrl(url, variant), origin),
							itemOffered: { "@type": "Product", sku: variant.code, name: variant.fullTitle, weight: weightOf(variant) },
						})),
					},
				}
			: {}),
	};
}

/** One article: what its own page is about. Each who supplies it is an offer. */
function variantData(variant: Article & { supplies: Supply[] }, { product, origin, picture }: Shown) {
	const url = `${origin}/products/${product.slug}`;
	return {
		"@type": "Product",
		"@id": `${variantUrl(url, variant)}#product`,
		url: variantUrl(url, variant),
		name: variant.fullTitle,
		sku: variant.code,
		...shared(product, origin, picture),
		weight: weightOf(variant),
		additionalProperty: [property("norm", product.norm), ...properties(variant)],
		offers: variant.supplies.map((supply) => offer(variant, supply, variantUrl(url, variant), origin)),
	};
}

const shared = (product: Described["product"], origin: string, picture: string) => ({
	description: product.description,
	category: product.path.map(({ title }) => title).join(" > "),
	image: [picture, ...product.pictures.map(({ url }) => new URL(url, origin).href)],
});

const variantUrl = (url: string, { id }: Article): string => `${url}?showVariant=${id}`;
const weightOf = ({ weight }: Article) => ({ "@type": "QuantitativeValue", value: weight / 1000, unitCode: "KGM" });

/** The shop sells what others supply: it is the seller. It sells to businesses alone. */
const offer = ({ code, products }: Article, supply: Supply, url: string, origin: string) => ({
	"@type": "Offer",
	sku: code,
	url,
	price: euros(supply.price),
	priceCurrency: "EUR",
	availability: `https://schema.org/${availabilities[supply.availability]}`,
	itemCondition: "https://schema.org/NewCondition",
	eligibleCustomerType: "http://purl.org/goodrelations/v1#Business",
	seller: { "@type": "Organization", "@id": organizationId(origin), name: company.name },
	eligibleQuantity: { "@type": "QuantitativeValue", minValue: supply.min_order, unitCode: unitCodes[products.unit] },
	priceSpecification: unitPrices(supply, unitCodes[products.unit]),
});

const availabilities = { available: "InStock", low: "LimitedAvailability", out: "OutOfStock" } as const;

/** UN/CEFACT recommendations 20 and 21. */
const unitCodes = { piece: "H87", pack: "XPK", roll: "XRO", set: "SET" } as const;

const unitPrices = ({ price, price_per_m, price_per_kg }: Supply, unitCode: string) =>
	[
		{ cents: price, unitCode },
		...(price_per_m === null ? [] : [{ cents: price_per_m, unitCode: "MTR" }]),
		{ cents: price_per_kg, unitCode: "KGM" },
	].map((rate) => ({
		"@type": "UnitPriceSpecification",
		price: euros(rate.cents),
		priceCurrency: "EUR",
		valueAddedTaxIncluded: false,
		referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: rate.unitCode },
	}));

const properties = ({ attributes }: Pick<Variant, "attributes">) =>
	attributes.map(({ title, value, unit }) => property(title, value, unit));

const property = (name: string, value: string | number, unitText = "") => ({
	"@type": "PropertyValue",
	name,
	value,
	...(unitText ? { unitText } : {}),
});

/** "1234.50", as schema.org wants it. */
const euros = (cents: number): string => (cents / 100).toFixed(2);
