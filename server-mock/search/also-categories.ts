/**
 * Additional names of categories, by path: synonyms and compounds in the three languages, as single words or words
 * joined by hyphens. They are only used by the search, and never shown or used in URLs. Singulars of plural names,
 * plurals and diminutives are derived and need not be listed.
 */
export const alsoCategories: Readonly<Record<string, string>> = {
  'meubels/stoelen/eetkamerstoelen': 'eetstoel eettafelstoel keukenstoel dinner-chair kitchen-chair',
  'meubels/stoelen/bureaustoelen': 'kantoorstoel werkstoel desk-chair desk-chairs task-chair swivel-chair',
  'meubels/stoelen/barkrukken':
    'barstoel barstoelen toogstoel toogkruk barstool counter-stool tabouret tabouret-haut chaise-haute',
  'meubels/stoelen/krukken': 'taboeret tabouret opstapkruk footstool',
  'meubels/stoelen/klapstoelen': 'plooistoel vouwstoel chaise-pliante',
  'meubels/stoelen/schommelstoelen': 'schommelfauteuil rocker fauteuil-a-bascule rocking-chair',
  'meubels/stoelen/kinderstoelen': 'kinderzetel eetstoeltje kids-chair high-chair chaise-enfant',
  'meubels/stoelen/tuinstoelen': 'buitenstoel terrasstoel patio-chair outdoor-chair chaise-de-terrasse',
  'meubels/zetels/fauteuils':
    'cocktailstoel cocktailzetel clubzetel clubfauteuil leunstoel kuipfauteuil kuipstoel draaifauteuil relaxzetel relaxstoel relaxfauteuil oorfauteuil oorzetel oorstoel wingback wing-chair easy-chair club-chair bergere',
  'meubels/zetels/loungestoelen':
    'cocktailstoel fauteuil armchair loungezetel loungefauteuil relaxzetel relaxstoel relaxfauteuil ligstoel ligzetel recliner lounger chaise-longue chaise-lounge easy-chair',
  'meubels/zetels/poefs': 'poef pouffe voetenbank hocker footstool footrest repose-pied zitpoef',
  'meubels/banken': 'sofa zitbank bankstel couch settee zetel canape divan salonbank',
  'meubels/banken/tweezitsbanken':
    '2-zits 2-zit tweezit tweezits tweezitter 2-zitter 2-zitsbank loveseat 2-seater 2-seat two-seat 2-places deux-places',
  'meubels/banken/driezitsbanken':
    '3-zits 3-zit driezit driezits driezitter 3-zitter 3-zitsbank 3-seater 3-seat three-seat 3-places trois-places',
  'meubels/banken/vierzitsbanken':
    '4-zits 4-zit vierzit vierzits vierzitter 4-zitsbank 4-seater 4-seat four-seat 4-places quatre-places',
  'meubels/banken/hoekbanken': 'hoekzetel hoeksalon hoeksofa corner-couch sectional canape-angle',
  'meubels/banken/slaapbanken':
    'bedbank slaapsofa slaapzetel zetelbed sleeper-sofa futon clic-clac convertible canape-convertible canape-lit',
  'meubels/banken/eetkamerbanken': 'eetbank tafelbank eettafelbank bench dining-bench banc banquette',
  'meubels/tafels/eettafels':
    'eetkamertafel keukentafel boerentafel eethoek dinner-table kitchen-table table-salle-manger table-de-cuisine table-de-ferme',
  'meubels/tafels/salontafels':
    'koffietafel loungetafel sofatafel cocktailtafel cocktail-table lounge-table table-de-salon',
  'meubels/tafels/bijzettafels':
    'bijzettafel koffietafeltje bistrotafel wijntafel mimiset sidetable end-table occasional-table nesting-tables nest-of-tables gueridon bout-de-canape tables-gigognes serveerwagen barwagen trolley desserte',
  'meubels/tafels/bureaus':
    'schrijftafel schrijfbureau secretaire bureautafel computertafel writing-desk writing-table werktafel workdesk escritoire',
  'meubels/tafels/kaptafels': 'toilettafel make-uptafel make-up-tafel vanity vanity-table coiffeuse',
  'meubels/tafels/wandtafels':
    'consoletafel console sidetable haltafel gangtafel muurtafel hall-table hallway-table',
  'meubels/tafels/bartafels': 'statafel hangtafel mange-debout pub-table high-table',
  'meubels/tafels/tuintafels': 'buitentafel terrastafel picknicktafel patio-table outdoor-table',
  'meubels/kasten/boekenkasten':
    'boekenrek boekenplank wandrek rek rekken stellingkast stelling bookshelf bookshelves bookcase shelf shelves shelving shelving-unit etagere rayonnage',
  'meubels/kasten/dressoirs': 'buffet buffetkast credenza sideboard wandmeubel lowboard bahut enfilade',
  'meubels/kasten/ladekasten': 'commode ladenkast ladekastje ladenblok chiffonnier tallboy dresser drawers',
  'meubels/kasten/vitrinekasten':
    'vitrine toonkast glaskast servieskast porseleinkast china-cabinet curio vaisselier',
  'meubels/kasten/kleerkasten':
    'kledingkast kleerkast hangkast garderobekast linnenkast lingekast garderobe closet armoire penderie',
  'meubels/kasten/nachtkastjes':
    'nachttafel nachtkast nachtkastje bedkastje nightstand night-table bedside bedside-cabinet table-de-nuit chevet',
  'meubels/kasten/tv-meubels':
    'tv-kast tv-meubel tv-dressoir tv-bank televisiekast televisiemeubel mediameubel tv-stand tv-table tv-cabinet media-unit meuble-tele meuble-television',
  'meubels/kasten/archiefkasten': 'dossierkast kantoorkast file-cabinet',
  'meubels/kasten/wandkasten': 'hangkastje wandmeubel wandrek wall-unit wall-shelf etagere-murale',
  'meubels/kasten/koffers': 'dekenkist opbergkist hutkoffer blanket-box chest trunk coffre malle',
  'meubels/bedden/eenpersoonsbedden':
    '1-persoonsbed eenpersoons twijfelaar single-bed lit-simple lit-une-place',
  'meubels/bedden/tweepersoonsbedden':
    '2-persoonsbed tweepersoons queen-bed king-bed double-bed lit-double lit-deux-places',
  'meubels/bedden/kinderbedden':
    'stapelbed juniorbed ledikant wieg bunk-bed crib lit-enfant lit-superpose berceau',
  'meubels/bedden/hoofdborden': 'hoofdbord bedhoofd tete-de-lit',
  lampen: 'verlichting lighting light lights luminaire eclairage',
  'lampen/lampen/staande-lampen':
    'vloerlamp leeslamp stalamp staanlamp staande-lamp booglamp standing-lamp standard-lamp lampe-sur-pied',
  'lampen/lampen/tafellampen': 'schemerlamp bedlamp nachtlamp bedside-lamp lampe-de-chevet lampe-a-poser',
  'lampen/lampen/bureaulampen': 'werklamp desk-light reading-lamp',
  'lampen/lampen/hanglampen':
    'pendel pendellamp pendant pendant-light pendant-lamp hanging-lamp hanging-light hanglicht suspension lampe-suspendue',
  'lampen/lampen/wandlampen': 'muurlamp wandspot sconce wall-light wall-lamp applique applique-murale',
  'lampen/lampen/plafondlampen': 'plafonniere plafondspot ceiling-light ceiling-lamp plafonnier',
  'lampen/lampen/kroonluchters': 'luster luchter lustre',
  'lampen/lampen/buitenlampen':
    'tuinlamp buitenverlichting garden-lamp outdoor-light lanterne lampe-de-jardin',
  'accessoires/accessoires/vazen': 'vaas vazen bloemenvaas soliflore',
  'accessoires/accessoires/kruiken': 'kruik kruikje',
  'accessoires/accessoires/spiegels': 'wandspiegel passpiegel staande-spiegel wall-mirror miroir-mural',
  'accessoires/accessoires/klokken': 'uurwerk wandklok wekker pendule wall-clock alarm-clock reveil horloge',
  'accessoires/accessoires/tapijten':
    'vloerkleed vloerkleden kleed karpet karpetten kelim kilim loper carpet moquette',
  'accessoires/accessoires/kamerschermen': 'paravent scheidingswand folding-screen',
  'accessoires/accessoires/koffers': 'reiskoffer valies suitcase valise',
  'accessoires/accessoires/keukenaccessoires': 'keukengerei kookpot pannen kitchenware casserole',
  'accessoires/accessoires/kandelaars':
    'kaarsenhouder kaarsenstandaard kandelaber candle-holder candleholder candelabra bougeoir',
  'accessoires/accessoires/kunst':
    'schilderij affiche poster zeefdruk litho lithografie gravure artwork painting tableau peinture serigraphie',
  'accessoires/accessoires/beelden': 'beeld sculptuur standbeeld figurine statue buste sculpture',
  'accessoires/accessoires/kussens': 'kussen sierkussen plaid sprei cushion pillow throw blanket coussin',
  'accessoires/accessoires/plantenpotten':
    'bloempot plantenpot sierpot plantenbak planter flowerpot flower-pot pot-de-fleurs jardiniere cachepot',
  'accessoires/accessoires/manden': 'mand rieten-mand corbeille',
  servies: 'serviesgoed eetservies dinerservies crockery dinnerware dishes dinner-set service-de-table',
  'servies/servies/borden': 'bord dinerbord ontbijtbord assiette',
  'servies/servies/kommen': 'kom schaal fruitschaal slakom bowl saladier',
  'servies/servies/kop-en-schotels':
    'kop kopje tas tasje koffiekop theekop koffietas mok mug beker cup coffee-cup tea-cup teacup tasse',
  'servies/servies/theepotten': 'theepot ketel waterketel fluitketel koffiepot kettle coffee-pot bouilloire',
  'servies/servies/theeserviezen': 'theeservies koffieservies coffee-set tea-service service-a-cafe',
  'servies/servies/glazen':
    'wijnglas drinkglas champagneglas wine-glass wineglass tumbler verre-a-vin verres-a-vin',
  'servies/servies/karaffen': 'schenkkan waterkan decanter pitcher pichet',
  'servies/servies/bestek': 'lepel vork couvert menagere',
};

/**
 * Loose names of categories: an armchair is a chair, so "stoel" finds it, ranked after the chairs in the strict
 * sense.
 */
export const looseCategories: Readonly<Record<string, string>> = {
  'meubels/zetels/fauteuils': 'stoel chair chaise',
  'meubels/zetels/loungestoelen': 'stoel chair chaise',
  'meubels/banken/eetkamerbanken': 'sofa',
  'meubels/tafels/wandtafels': 'bijzettafel',
};

/**
 * Categories to search for words that have no category of their own: the nearest one that the person may also like.
 * The search result says that it shows this category instead.
 */
export const nearestCategories: Readonly<Record<string, string>> = {
  kapstok: 'meubels/kasten/kleerkasten',
  coatrack: 'meubels/kasten/kleerkasten',
  coat: 'meubels/kasten/kleerkasten',
  portemanteau: 'meubels/kasten/kleerkasten',
  manteau: 'meubels/kasten/kleerkasten',
  matras: 'meubels/bedden',
  mattress: 'meubels/bedden',
  matelas: 'meubels/bedden',
  parasol: 'meubels/tafels/tuintafels',
  hangmat: 'meubels/stoelen/tuinstoelen',
  hammock: 'meubels/stoelen/tuinstoelen',
  hamac: 'meubels/stoelen/tuinstoelen',
  gordijn: 'accessoires/accessoires/kussens',
  curtain: 'accessoires/accessoires/kussens',
  rideau: 'accessoires/accessoires/kussens',
  lampenkap: 'lampen/lampen/tafellampen',
  lampshade: 'lampen/lampen/tafellampen',
  dienblad: 'servies',
  tray: 'servies',
  plateau: 'servies',
  platenspeler: 'meubels/kasten/tv-meubels',
  turntable: 'meubels/kasten/tv-meubels',
  tijdschriftenrek: 'meubels/kasten/boekenkasten',
  lectuurbak: 'meubels/kasten/boekenkasten',
  plantenstandaard: 'accessoires/accessoires/plantenpotten',
  asbak: 'accessoires',
  ashtray: 'accessoires',
  cendrier: 'accessoires',
};
