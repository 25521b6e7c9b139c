import { text } from "../../text";
import type { Article } from "../article";

export const zincCoatings: Article = {
	slug: "how-long-zinc-lasts",
	published: "2026-02-17",
	product: "galvanised-sheet-1-5",
	category: "galvanised-sheets",
	title: text(
		"Verzinkt ist nicht gleich verzinkt",
		"Galvanised is not just galvanised",
		"Tsingitud ei ole lihtsalt tsingitud",
		"Sinkitty ei ole vain sinkitty",
	),
	intro: text(
		"Zwischen 5 und 85 Mikrometern Zink liegen Jahrzehnte. Welcher Überzug wohin gehört und wie lange er hält.",
		"Between 5 and 85 micrometres of zinc lie decades. Which coating belongs where, and how long it lasts.",
		"5 ja 85 mikromeetri tsingi vahel on aastakümned. Milline kate kuhu sobib ja kui kaua see kestab.",
		"Viiden ja 85 mikrometrin sinkkikerroksen välissä on vuosikymmeniä. Mikä pinnoite sopii mihin ja kauanko se kestää.",
	),
	body: text(
		`Zink schützt Stahl, indem es sich selbst langsam verbraucht. Die Lebensdauer hängt deshalb fast nur von der Dicke des Überzugs und von der Umgebung ab.

## Vier Verfahren

- galvanisch verzinkt: 5 bis 12 µm, für Schrauben und Teile in trockenen Räumen
- bandverzinkt Z275: 275 g/m² auf beiden Seiten zusammen, also rund 20 µm je Seite, für Bleche und Profile
- feuerverzinkt nach EN ISO 1461: im Mittel mindestens 55 µm bei Stahl ab 1,5 mm, 70 µm ab 3 mm und 85 µm über 6 mm
- Zink-Magnesium ZM310: dünner als feuerverzinkt, hält aber an Schnittkanten deutlich länger als Z275

## Wie schnell Zink verschwindet

EN ISO 9223 nennt den Abtrag je Jahr:

- C2, ländlich und trocken: 0,1 bis 0,7 µm
- C3, Stadt und milde Küste: 0,7 bis 2 µm
- C4, Industrie und Küste: 2 bis 4 µm
- C5, Gischt und Streusalz: 4 bis 8 µm

85 µm reichen in C3 also für mehr als vierzig Jahre, Z275 für zehn bis knapp dreißig.

## Vor dem Verzinken

Hohlprofile brauchen Öffnungen, sonst platzen sie im Bad. Schweißschlacke, Farbe und Öl müssen ab. Der Siliziumgehalt bestimmt Dicke und Farbe der Schicht. Bohren und sägen Sie vorher.

## Danach

Schnitte und Bohrungen mit Zinkfarbe schützen. Frisch verzinktes Material trocken und mit Luft zwischen den Lagen stapeln: Im nassen Stapel entsteht Weißrost.`,
		`Zinc protects steel by slowly using itself up. How long it lasts therefore depends almost only on the thickness of the coating and on its surroundings.

## Four processes

- zinc-plated: 5 to 12 µm, for bolts and parts in dry rooms
- pre-galvanised Z275: 275 g/m² on both sides together, about 20 µm a side, for sheet and light sections
- hot-dip galvanised to EN ISO 1461: on average at least 55 µm for steel from 1.5 mm, 70 µm from 3 mm and 85 µm above 6 mm
- zinc-magnesium ZM310: thinner than hot-dip galvanising, but lasts far longer at cut edges than Z275

## How fast zinc disappears

EN ISO 9223 gives the loss per year:

- C2, rural and dry: 0.1 to 0.7 µm
- C3, towns and mild coast: 0.7 to 2 µm
- C4, industry and coast: 2 to 4 µm
- C5, spray and road salt: 4 to 8 µm

In C3, 85 µm therefore last more than forty years, Z275 from ten to just under thirty.

## Before galvanising

Hollow sections need openings, or they burst in the bath. Slag, paint and oil have to come off. The silicon content of the steel decides the thickness and colour of the layer. Drill and saw beforehand.

## Afterwards

Protect cuts and holes with zinc paint. Stack freshly galvanised material dry and with air between the layers: a wet stack grows white rust.`,
		`Tsink kaitseb terast sellega, et kulub ise aeglaselt ära. Seepärast sõltub kestus peaaegu ainult katte paksusest ja keskkonnast.

## Neli viisi

- elektrotsingitud: 5–12 µm, kruvidele ja detailidele kuivas ruumis
- eeltsingitud Z275: 275 g/m² mõlemal küljel kokku, seega umbes 20 µm ühel küljel, lehtedele ja õhukestele profiilidele
- kuumtsingitud EN ISO 1461 järgi: keskmiselt vähemalt 55 µm alates 1,5 mm paksusest terasest, 70 µm alates 3 mm ja 85 µm üle 6 mm
- tsink-magneesium ZM310: õhem kui kuumtsink, kuid kestab lõikeservadel palju kauem kui Z275

## Kui kiiresti tsink kaob

EN ISO 9223 annab kulumise aastas:

- C2, maapiirkond ja kuiv: 0,1–0,7 µm
- C3, linn ja pehme rannik: 0,7–2 µm
- C4, tööstus ja rannik: 2–4 µm
- C5, meresoolapritsmed ja teesool: 4–8 µm

Klassis C3 jätkub 85 mikromeetrist seega enam kui neljakümneks aastaks, Z275 kattest kümneks kuni ligi kolmekümneks.

## Enne tsinkimist

Õõnesprofiilid vajavad avasid, muidu lõhkevad need vannis. Räbu, värv ja õli tuleb eemaldada. Terase ränisisaldusest sõltuvad kihi paksus ja värv. Puurige ja saagige enne.

## Pärast

Katke lõiked ja avad tsinkvärviga. Värskelt tsingitud materjal laduge kuivalt, nii et kihtide vahel liigub õhk: märjas virnas tekib valge rooste.`,
		`Sinkki suojaa terästä kulumalla itse hitaasti pois. Siksi kestoikä riippuu lähes yksin kerroksen paksuudesta ja ympäristöstä.

## Neljä menetelmää

- sähkösinkitty: 5–12 µm, ruuveihin ja osiin kuivissa tiloissa
- esisinkitty Z275: 275 g/m² molemmilla pinnoilla yhteensä eli noin 20 µm puolta kohti, levyihin ja ohuisiin profiileihin
- kuumasinkitty standardin EN ISO 1461 mukaan: keskimäärin vähintään 55 µm, kun teräs on 1,5 mm tai paksumpaa, 70 µm 3 mm:stä alkaen ja 85 µm yli 6 mm:n paksuudessa
- sinkki-magnesium ZM310: ohuempi kuin kuumasinkitys, mutta kestää leikkausreunoissa paljon kauemmin kuin Z275

## Kuinka nopeasti sinkki kuluu

EN ISO 9223 antaa vuotuisen kulumisen:

- C2, maaseutu ja kuiva: 0,1–0,7 µm
- C3, kaupunki ja leuto rannikko: 0,7–2 µm
- C4, teollisuus ja rannikko: 2–4 µm
- C5, meriveden roiskeet ja tiesuola: 4–8 µm

Luokassa C3 85 µm riittää siis yli neljäksikymmeneksi vuodeksi, Z275 kymmenestä vajaaseen kolmeenkymmeneen.

## Ennen sinkitystä

Putkipalkit tarvitsevat aukkoja, muuten ne halkeavat kylvyssä. Kuona, maali ja öljy on poistettava. Teräksen piipitoisuus ratkaisee kerroksen paksuuden ja värin. Poraa ja sahaa ensin.

## Sen jälkeen

Suojaa leikkaukset ja reiät sinkkimaalilla. Pinoa tuore sinkitty tavara kuivana ja niin, että ilma kulkee kerrosten välissä: märkään pinoon syntyy valkoruostetta.`,
	),
};
