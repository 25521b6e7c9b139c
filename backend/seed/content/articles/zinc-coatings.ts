import type { Article } from "../article";

export const zincCoatings: Article = {
	slug: "how-long-zinc-lasts",
	published: "2026-02-17",
	product: "galvanised-sheet-1-5",
	category: "galvanised-sheets",
	title: {
		de: "Verzinkt ist nicht gleich verzinkt",
		en: "Not all galvanising is the same",
		et: "Tsinkkatteid on mitut liiki",
		fi: "Sinkitys ei ole aina samanlainen",
	},
	intro: {
		de: "Zwischen 5 und 85 Mikrometern Zink liegen Jahrzehnte. Welcher Überzug wohin gehört und wie lange er hält.",
		en: "Between 5 and 85 micrometres of zinc lie decades. Which coating belongs where, and how long it lasts.",
		et: "5 ja 85 mikromeetri tsingi vahel on aastakümned. Milline kate kuhu sobib ja kui kaua see kestab.",
		fi: "5 ja 85 mikrometrin sinkkikerroksen kestoiässä on vuosikymmenien ero. Mikä pinnoite sopii mihin ja kauanko se kestää.",
	},
	body: {
		de: `Zink schützt Stahl, indem es sich selbst langsam verbraucht. Die Lebensdauer hängt deshalb fast nur von der Dicke des Überzugs und von der Umgebung ab.

## Vier Verfahren

- galvanisch verzinkt: 5 bis 12 µm, für Schrauben und Teile in trockenen Räumen
- bandverzinkt Z275: 275 g/m² auf beiden Seiten zusammen, also rund 20 µm je Seite, für Bleche und Profile
- feuerverzinkt nach EN ISO 1461: im Mittel mindestens 55 µm bei Stahl von 1,5 bis 3 mm, 70 µm über 3 bis 6 mm und 85 µm über 6 mm
- Zink-Magnesium ZM310: dünner als feuerverzinkt, schützt aber Schnittkanten besser als Z275

## Wie schnell Zink verschwindet

EN ISO 9223 nennt den Abtrag im ersten Jahr; später wird er meist kleiner:

- C2, ländlich und trocken: 0,1 bis 0,7 µm
- C3, Stadt und milde Küste: 0,7 bis 2,1 µm
- C4, Industrie und Küste: 2,1 bis 4,2 µm
- C5, Gischt und Streusalz: 4,2 bis 8,4 µm
- CX, Meer und Dauernässe: mehr als 8,4 µm

Selbst mit diesen Werten reichen 85 µm in C3 für rund vierzig Jahre, Z275 für gut neun bis knapp dreißig.

## Vor dem Verzinken

Hohlprofile brauchen Öffnungen, sonst platzen sie im Bad. Schweißschlacke, Farbe und Öl müssen ab. Der Siliziumgehalt bestimmt Dicke und Farbe der Schicht. Bohren und sägen Sie vorher.

## Danach

Schnitte und Bohrungen mit Zinkfarbe schützen. Frisch verzinktes Material trocken und mit Luft zwischen den Lagen stapeln: Im nassen Stapel entsteht Weißrost.`,
		en: `Zinc protects steel by slowly using itself up. How long it lasts therefore depends almost only on the thickness of the coating and on its surroundings.

## Four processes

- zinc-plated: 5 to 12 µm, for bolts and parts in dry rooms
- pre-galvanised Z275: 275 g/m² on both sides together, about 20 µm a side, for sheet and light sections
- hot-dip galvanised to EN ISO 1461: on average at least 55 µm for steel of 1.5 to 3 mm, 70 µm above 3 to 6 mm and 85 µm above 6 mm
- zinc-magnesium ZM310: thinner than hot-dip galvanising, but protects cut edges better than Z275

## How fast zinc disappears

EN ISO 9223 gives the loss in the first year; later it usually becomes less:

- C2, rural and dry: 0.1 to 0.7 µm
- C3, towns and mild coast: 0.7 to 2.1 µm
- C4, industry and coast: 2.1 to 4.2 µm
- C5, spray and road salt: 4.2 to 8.4 µm
- CX, offshore and always wet: above 8.4 µm

Even at these rates, 85 µm last about forty years in C3, Z275 from a good nine to just under thirty.

## Before galvanising

Hollow sections need openings, or they burst in the bath. Slag, paint and oil have to come off. The silicon content of the steel decides the thickness and colour of the layer. Drill and saw beforehand.

## Afterwards

Protect cuts and holes with zinc paint. Stack freshly galvanised material dry and with air between the layers: a wet stack grows white rust.`,
		et: `Tsink kaitseb terast sellega, et kulub ise aeglaselt ära. Seepärast sõltub kestus peaaegu ainult katte paksusest ja keskkonnast.

## Neli viisi

- elektrotsingitud: 5–12 µm, kruvidele ja detailidele kuivas ruumis
- eeltsingitud Z275: 275 g/m² mõlemal küljel kokku, seega umbes 20 µm ühel küljel, lehtedele ja õhukestele profiilidele
- kuumtsingitud EN ISO 1461 järgi: keskmiselt vähemalt 55 µm, kui teras on 1,5–3 mm paks, 70 µm üle 3 kuni 6 mm ja 85 µm üle 6 mm puhul
- tsink-magneesium ZM310: õhem kui kuumtsink, kuid kaitseb lõikeservi paremini kui Z275

## Kui kiiresti tsink kaob

EN ISO 9223 annab kulumise esimesel aastal; hiljem see enamasti väheneb:

- C2, maapiirkond ja kuiv: 0,1–0,7 µm
- C3, linn ja vähese soolsusega rannik: 0,7–2,1 µm
- C4, tööstus ja rannik: 2,1–4,2 µm
- C5, meresoolapritsmed ja teesool: 4,2–8,4 µm
- CX, avameri ja pidev niiskus: üle 8,4 µm

Ka nende väärtustega jätkub 85 mikromeetrist klassis C3 umbes neljakümneks aastaks, Z275 kattest veidi üle üheksa kuni ligi kolmekümneks.

## Enne tsinkimist

Õõnesprofiilid vajavad avasid, muidu lõhkevad need vannis. Räbu, värv ja õli tuleb eemaldada. Terase ränisisaldusest sõltuvad kihi paksus ja värv. Puurige ja saagige enne.

## Pärast

Katke lõiked ja avad tsinkvärviga. Värskelt tsingitud materjal laduge kuivalt, nii et kihtide vahel liigub õhk: märjas virnas tekib valge rooste.`,
		fi: `Sinkki suojaa terästä kulumalla itse hitaasti pois. Siksi kestoikä riippuu lähes yksin kerroksen paksuudesta ja ympäristöstä.

## Neljä menetelmää

- sähkösinkitty: 5–12 µm, ruuveihin ja osiin kuivissa tiloissa
- esisinkitty Z275: 275 g/m² molemmilla pinnoilla yhteensä eli noin 20 µm puolta kohti, levyihin ja ohuisiin profiileihin
- kuumasinkitty standardin EN ISO 1461 mukaan: keskimäärin vähintään 55 µm, kun teräs on 1,5–3 mm, 70 µm yli 3 ja enintään 6 mm:n sekä 85 µm yli 6 mm:n paksuudessa
- sinkki-magnesium ZM310: ohuempi kuin kuumasinkitys, mutta suojaa leikkausreunoja paremmin kuin Z275

## Kuinka nopeasti sinkki kuluu

EN ISO 9223 antaa ensimmäisen vuoden kulumisen; myöhemmin se yleensä hidastuu:

- C2, maaseutu ja kuiva: 0,1–0,7 µm
- C3, kaupunki ja leuto rannikko: 0,7–2,1 µm
- C4, teollisuus ja rannikko: 2,1–4,2 µm
- C5, meriveden roiskeet ja tiesuola: 4,2–8,4 µm
- CX, avomeri ja jatkuva kosteus: yli 8,4 µm

Näilläkin arvoilla 85 µm riittää luokassa C3 noin neljäksikymmeneksi vuodeksi, Z275 runsaasta yhdeksästä vajaaseen kolmeenkymmeneen.

## Ennen sinkitystä

Putkipalkkeihin tarvitaan sinkitysreiät, muuten ne voivat repeytyä sinkkikylvyssä. Kuona, maali ja öljy on poistettava. Teräksen piipitoisuus ratkaisee kerroksen paksuuden ja värin. Poraa ja sahaa ensin.

## Sen jälkeen

Suojaa leikkaukset ja reiät sinkkimaalilla. Pinoa vastasinkitty tavara kuivana ja niin, että ilma kulkee kerrosten välissä: märkään pinoon syntyy valkoruostetta.`,
	},
};
