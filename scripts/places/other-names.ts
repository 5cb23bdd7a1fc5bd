/** Maps the name in GeoNames to the Dutch name used in postal addresses. */
export const otherNames: Readonly<Record<string, string>> = {
  'The Hague': 'Den Haag',
  'Almere Stad': 'Almere',
  'Noordwijk-Binnen': 'Noordwijk',
  Brussels: 'Brussel',
  Antwerp: 'Antwerpen',
  Ostend: 'Oostende',
  Schaerbeek: 'Schaarbeek',
  Ixelles: 'Elsene',
  Uccle: 'Ukkel',
  Forest: 'Vorst',
  Auderghem: 'Oudergem',
  'Saint-Gilles': 'Sint-Gillis',
  'Molenbeek-Saint-Jean': 'Sint-Jans-Molenbeek',
  'Berchem-Sainte-Agathe': 'Sint-Agatha-Berchem',
  'Watermael-Boitsfort': 'Watermaal-Bosvoorde',
  'Woluwe-Saint-Lambert': 'Sint-Lambrechts-Woluwe',
  'Saint-Josse-ten-Noode': 'Sint-Joost-ten-Node',
};

/**
 * Towns missing from both lists, entered by hand: latitude and longitude to about a kilometre, and inhabitants in
 * hundreds.
 */
export const missingTowns: Readonly<Record<string, string>> = {
  'be-brussel': `Sint-Pieters-Woluwe,50.83,4.43,410;Laken,50.88,4.35,600;Neder-Over-Heembeek,50.90,4.39,200;Haren,50.89,4.42,50`,
  'nl-noord-holland': `Schiphol,52.31,4.76,1;Bovenkarspel,52.69,5.24,120;Hoogkarspel,52.69,5.18,80;Wognum,52.68,5.02,80;Wervershoof,52.73,5.16,60;Wormerveer,52.49,4.79,120;Zwaag,52.67,5.07,130;Santpoort-Noord,52.43,4.64,90;Velsen-Noord,52.48,4.64,50;Nederhorst den Berg,52.26,5.08,50;Aerdenhout,52.36,4.60,60;Koedijk,52.67,4.74,70;Spanbroek,52.69,4.96,40`,
  'nl-zuid-holland': `Zevenhuizen,52.01,4.58,90;Leidschendam,52.08,4.40,380;Wateringen,52.02,4.27,150;Zoeterwoude,52.12,4.50,85;Hazerswoude-Dorp,52.10,4.59,60;Koudekerk aan den Rijn,52.13,4.60,40;Den Hoorn,52.00,4.33,80;Delfgauw,52.01,4.39,80;Moerkapelle,52.05,4.57,40;Moordrecht,51.99,4.67,80;Bergambacht,51.93,4.78,70;Krimpen aan de Lek,51.89,4.63,70;Lekkerkerk,51.90,4.68,80;Poortugaal,51.86,4.40,100;Zuidland,51.82,4.26,50;Stellendam,51.81,4.03,35;Heinenoord,51.82,4.48,30;Puttershoek,51.81,4.57,60;Hardinxveld-Giessendam,51.83,4.84,180;Sommelsdijk,51.76,4.15,70;Oude-Tonge,51.70,4.21,50;Asperen,51.88,5.11,35;Lexmond,51.97,5.03,30;Meerkerk,51.92,5.00,40`,
  'nl-utrecht': `Eemnes,52.25,5.26,90;Kamerik,52.11,4.90,40;Kockengen,52.15,4.95,30;Schalkwijk,51.99,5.19,20`,
  'nl-gelderland': `Malden,51.78,5.85,115;Millingen aan de Rijn,51.86,6.04,60;Ewijk,51.87,5.74,40;Winssen,51.88,5.70,25;Wamel,51.88,5.47,25;Hoenderloo,52.12,5.88,15;Halle,51.98,6.37,20;Wilp,52.22,6.16,20;Velddriel,51.77,5.30,20`,
  'nl-zeeland': `Oost-Souburg,51.46,3.60,110;Krabbendijke,51.43,4.12,45;Kruiningen,51.45,4.03,45;Heinkenszand,51.47,3.81,60;Rilland,51.41,4.19,30;Veere,51.55,3.67,15;Kloosterzande,51.37,4.02,30;Clinge,51.27,4.09,25;Sint-Maartensdijk,51.55,4.08,35;Kortgene,51.56,3.80,20;Biervliet,51.33,3.68,15;Cadzand,51.37,3.41,8`,
  'nl-noord-brabant': `Etten-Leur,51.57,4.64,440;Rosmalen,51.72,5.36,380;Deurne,51.46,5.80,240;Zevenbergen,51.65,4.60,150;Kaatsheuvel,51.66,5.04,165;Vlijmen,51.69,5.21,160;Wijk en Aalburg,51.76,5.13,70;Beek en Donk,51.53,5.63,100;Berkel-Enschot,51.58,5.15,120;Moergestel,51.55,5.18,60;Sprang-Capelle,51.67,5.04,100;Willemstad,51.69,4.44,25;Lage Zwaluwe,51.71,4.71,40;Vierlingsbeek,51.60,6.01,30;Heeswijk,51.65,5.48,50;Cromvoirt,51.66,5.24,12;Sterksel,51.35,5.61,13`,
  'nl-limburg': `Landgraaf,50.90,6.02,370;Eygelshoven,50.89,6.06,60;Susteren,51.06,5.86,65;Swalmen,51.23,6.03,70;Horn,51.21,5.95,35;Neer,51.26,5.99,35;Roggel,51.26,5.92,45;Baexem,51.22,5.88,25;Siebengewald,51.63,6.10,20;Broekhuizenvorst,51.49,6.16,15;Eys,50.83,5.93,20;Schin op Geul,50.85,5.87,25;Cadier en Keer,50.83,5.77,35;Stevensweert,51.13,5.85,17;Ittervoort,51.17,5.82,17`,
  'nl-overijssel': `Hellendoorn,52.39,6.45,60;Holten,52.28,6.42,90;Diepenveen,52.29,6.15,45;Boekelo,52.20,6.80,25;Albergen,52.37,6.76,35;De Lutte,52.31,6.99,37;Daarle,52.44,6.52,15;Bergentheim,52.53,6.61,35;Gramsbergen,52.61,6.67,35;Balkbrug,52.60,6.39,38;Nieuwleusen,52.58,6.28,90;Lemelerveld,52.45,6.34,40;Heeten,52.34,6.28,37;Rouveen,52.62,6.19,30;Geesteren,52.42,6.73,45;Zenderen,52.33,6.70,15`,
  'nl-drenthe': `Zuidwolde,52.67,6.43,65;Erica,52.72,6.93,48;Nieuw-Weerdinge,52.85,6.97,30;Zwartemeer,52.72,7.03,30;Smilde,52.95,6.45,40;Bovensmilde,52.98,6.48,34;Nijeveen,52.73,6.17,35;Zweeloo,52.79,6.73,10;Elim,52.68,6.58,20`,
  'nl-friesland': `Hindeloopen,52.94,5.40,9;Stavoren,52.88,5.36,10;Dronrijp,53.19,5.64,33;Holwerd,53.37,5.90,16;Kollumerzwaag,53.26,6.08,30;Berlikum,53.24,5.65,25;Anjum,53.38,6.13,12;Makkinga,52.98,6.21,10;Warns,52.88,5.41,7;Nij Beets,53.07,6.00,17;Winsum,53.15,5.63,11;Oosterwolde,52.99,6.29,100`,
  'nl-groningen': `Tolbert,53.17,6.36,48;Muntendam,53.13,6.87,46;Finsterwolde,53.20,7.08,24;Beerta,53.17,7.09,22;Bad Nieuweschans,53.18,7.21,15;Roodeschool,53.42,6.77,15;Zevenhuizen,53.12,6.34,27;Spijk,53.39,6.84,12;'t Zandt,53.36,6.77,8`,
};
