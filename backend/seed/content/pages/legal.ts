import type { Page } from "../page";

export const legal: Page = {
	name: "legal",
	title: {
		de: "Impressum",
		en: "Legal notice",
		et: "Õigusteave",
		fi: "Julkaisutiedot",
	},
	intro: {
		de: "Angaben nach {{acts}}.",
		en: "Information under {{acts}}.",
		et: "Teave järgmiste õigusaktide alusel: {{acts}}.",
		fi: "Tiedot näiden lakien mukaan: {{acts}}.",
	},
	description: {
		de: "Anbieterkennzeichnung nach § 5 DDG für den Onlineshop von {{brand}}: Unternehmen, Anschrift, Vertretung, Handelsregister, USt-IdNr. und Kontakt.",
		en: "Provider identification under section 5 of the German DDG for the {{brand}} online shop: company, address, management, register, VAT and contact.",
		et: "Saksamaa DDG § 5 kohane teave veebipoe pidaja kohta, {{brand}}: ettevõte, aadress, esindaja, äriregister, KMKR number ja kontaktandmed.",
		fi: "Saksan DDG-lain 5 §:n mukaiset tiedot verkkokaupan ylläpitäjästä, {{brand}}: yritys, osoite, edustaja, kaupparekisteri, ALV-tunnus ja yhteystiedot.",
	},
	body: {
		de: `## Anbieter

{{company}}, {{address}}

{{legalForm}}

## Vertreten durch

{{manager}}

## Kontakt

- Telefon: {{phone}}
- E-Mail: {{email}}

## Registereintrag

{{register}}

## Umsatzsteuer-Identifikationsnummer

{{vatId}}

## Streitbeilegung

Das Angebot richtet sich ausschließlich an Unternehmen. An Verfahren vor Verbraucherschlichtungsstellen nehmen wir nicht teil.`,
		en: `## Provider

{{company}}, {{address}}

{{legalForm}}

## Represented by

{{manager}}

## Contact details

- Telephone: {{phone}}
- Email: {{email}}

## Registration

{{register}}

## VAT ID

{{vatId}}

## Dispute resolution

The shop is intended for business customers only. We do not take part in consumer arbitration proceedings.`,
		et: `## Teenuse pakkuja

{{company}}, {{address}}

{{legalForm}}

## Esindaja

{{manager}}

## Kontaktandmed

- Telefon: {{phone}}
- E-post: {{email}}

## Registrikanne

{{register}}

## KMKR number

{{vatId}}

## Vaidluste lahendamine

Pood on mõeldud ainult ettevõtetele. Tarbijavaidluste menetlustes me ei osale.`,
		fi: `## Palveluntarjoaja

{{company}}, {{address}}

{{legalForm}}

## Edustaja

{{manager}}

## Yhteystiedot

- Puhelin: {{phone}}
- Sähköposti: {{email}}

## Rekisteröinti

{{register}}

## ALV-tunnus

{{vatId}}

## Riidanratkaisu

Kauppa on tarkoitettu vain yrityksille. Emme osallistu kuluttajariitojen sovittelumenettelyihin.`,
	},
};
