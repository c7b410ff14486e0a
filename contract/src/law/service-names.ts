/** Rules that read names of services, most of which the server alone knows. */
export const BY_NAMES: readonly string[] = ['rol_sorulur', 'yurt_disi_gorunuyor'];

/**
 * Further names of services, by the code of their row in `services.ts`, in plain small letters. Read by the
 * server alone: builds of the web leave this file out, so that no form loads it, and a form shows what the
 * server found when the record was saved.
 */
export const FURTHER_NAMES: Readonly<Record<string, string>> = {
  kargo:
    '(?:horoz|netlog|borusan|ekol|mars|omsan|ceva|reysas|sertrans|barsan|galata) (?:lojistik|tasimacilik|logistics)|(?:urun|siparis|paket|koli|gonderi) (?:dagitim|teslim)[a-zà-ž]*|surat kargo|kolay gelsin|sendeo|hepsijet|tnt express|logistics|freight(?: forward[a-zà-ž]*)?|shipping|parcel deliver[a-zà-ž]*|postal services?|lojistik hizmet[a-zà-ž]*',
  banka:
    '[a-zà-ž]{2,}bank|ing bank|citibank|deutsche bank|teb|sekerbank|icbc|participation bank[a-zà-ž]*|cash management|payroll payments?|salary payments?',
  odeme_kurulusu:
    'param (?:odeme|elektronik|pos)|turk elektronik para|moka (?:united|odeme)|hepsipay|paycell|ozan elektronik|stripe turkey|worldpay|adyen|sanal pos|virtual pos|payment (?:institution|service|gateway|provider)s?|electronic money|e money',
  sigorta:
    '[a-zà-ž]+sigorta|allianz|axa|mapfre|hdi|groupama|ergo|generali|pension (?:company|fund)|(?:health|life|car|motor|travel|liability) insurance[a-zà-ž]*|insurance (?:broker|compan)[a-zà-ž]*|bireysel emeklilik|grup (?:saglik|hayat|emeklilik)',
  avukat:
    'law (?:firm|office|practice)s?|lawyers?|solicitors?|barristers?|attorneys?|litigation|legal advice|dava takib[a-zà-ž]*|hukuki danismanlik|arb?itrat[a-zà-ž]*',
  noter: 'notar(?:y|ies)(?: public)?',
  arabulucu: 'mediat(?:or|ion)[a-zà-ž]*',
  bilirkisi: '(?:court )?experts?(?= (?:report|witness))',
  kredi_burosu: 'credit (?:bureau|reference agency)',
  yemek_karti: 'meal (?:card|voucher)s?|ticket restaurant|winwin|paye kart',
  pazaryeri:
    'market ?places?|amazon com tr|amazon turkiye|pttavm|getir|modanisa|morhipo|dolap com|letgo|sahibinden|hepsiemlak|zingat|online retail platform',
  eczane: 'pharmac(?:y|ies)',
  klinik:
    'clinics?|dentists?|psychologists?|physiotherap[a-zà-ž]*|dis (?:klinig|poliklinig)[a-zà-ž]*|goz merkezi',
  otel: 'hilton|marriott|rixos|dedeman|divan otel[a-zà-ž]*|accommodation|lodging|konaklama hizmet[a-zà-ž]*',
  yapi_denetimi: 'building inspect[a-zà-ž]*',
  sertifika_saglayici:
    'e guven|turktrust|e tugra|kamu sm|certificate authorit[a-zà-ž]*|e imza sertifika[a-zà-ž]*',
  denetci:
    'deloitte|kpmg|pwc|pricewaterhouse[a-zà-ž]*|ernst (?:and |ve )?young|\\bey\\b|bdo|grant thornton|mazars|auditors?|audit of (?:accounts|financial)',
  ymm: 'sworn (?:financial advis|certified public account)[a-zà-ž]*',
  saglik_kurulusu:
    'hospitals?|medical cent(?:er|re)s?|laborator(?:y|ies)|saglik grubu|acibadem|medicana|medical park|memorial (?:saglik|hastane)[a-zà-ž]*|check ?up',
  seyahat_acentasi:
    'jolly tur|etstur|ets tur|setur|tatilsepeti|tatilbudur|prontotour|biletall|obilet|enuygun|anadolujet|sunexpress|ajet|turkish airlines|lufthansa|airlines?|travel agen[a-zà-ž]*|ucak bilet[a-zà-ž]*|(?:seyahat|tatil|gezi|tur) (?:organizasyon|paket|rezervasyon|operator)[a-zà-ž]*|flight tickets?|booking com',
  universite: 'universit(?:y|ies)|colleges?',
  telekom:
    'turk telekom|turk net|millenicom|kablonet|mobile (?:phone )?(?:line|subscription|operator)s?|internet (?:service )?provider|telecom[a-zà-ž]*|kurumsal hat[a-zà-ž]*',
  mali_musavir: 'accountants?|accounting (?:firm|office|services?)|bookkeep[a-zà-ž]*',
  osgb: 'occupational (?:health|safety)[a-zà-ž]*|work(?:place)? physician',
  istihdam_burosu:
    'kariyer net|yenibiris|secretcv|eleman net|linkedin recruiter|recruit(?:er|ment|ing)[a-zà-ž]*|head ?hunt[a-zà-ž]*|employment agenc[a-zà-ž]*',
  ozel_guvenlik: 'security guards?|private security|guard(?:ing)? services?',
  tasima: 'staff (?:shuttle|transport)|shuttle (?:bus|service)s?|servis tasimacili[a-zà-ž]*',
  reklam:
    'advertising agenc[a-zà-ž]*|(?:media|creative|digital) agenc[a-zà-ž]*|pr agenc[a-zà-ž]*|public relations',
  bordro: 'wage (?:calculation|processing)|salary (?:calculation|processing)|ucret hesaplama',
  cagri_merkezi:
    'help ?desk outsourc[a-zà-ž]*|answering service|musteri hizmetleri dis kaynak[a-zà-ž]*',
  barindirma:
    'web hosting|(?:server|cloud|colocation) (?:hosting|rental)|data cent(?:er|re)s?|sunucu (?:barindirma|kirala)[a-zà-ž]*|co ?location|vps|disaster recovery|felaket kurtarma',
  yazilim_bakimi:
    '(?:erp|crm|sistem|sunucu|veri ?tabani|yazilim|program|bilgisayar)[a-zà-ž]*(?: [a-zà-ž]+)? (?:bakim|destek|desteg)[a-zà-ž]*|uzaktan (?:bakim|destek|destegi)[a-zà-ž]*|software (?:support|maintenance)|remote support|it (?:support|outsourcing)|bilgi islem destegi|managed (?:it )?services?',
  yazilim_hizmeti:
    'saas|software as a service|bulut yazilim[a-zà-ž]*|yazilim aboneli[a-zà-ž]*|software subscription',
  ileti_gonderimi:
    'bulk (?:sms|e ?mail|messag)[a-zà-ž]*|(?:sms|e ?mail|newsletter|push) (?:delivery|sending|gateway|dispatch)|e ?posta gonderim[a-zà-ž]*|iletimerkezi|netgsm|euromessage|mailing services?|iys entegrat[a-zà-ž]*',
  arsivleme:
    'off ?site (?:archiv|storage)[a-zà-ž]*|(?:records?|document) (?:storage|archiving)|iron mountain',
  imha: '(?:document|paper|data|media) (?:shredding|destruction|disposal)|evrak kirpma',
  baski: 'print(?:ing)? (?:and|&) (?:mail|envelop)[a-zà-ž]*|printing (?:house|services?)',
  kamera_bakimi:
    'cctv maintenance|camera (?:system )?maintenance|kamera sistem[a-zà-ž]* (?:destek|servis)[a-zà-ž]*',
  e_belge:
    'ozel entegrator[a-zà-ž]*|e (?:arsiv|irsaliye|defter|belge) (?:entegrat|saklama|hizmet)[a-zà-ž]*|e invoic[a-zà-ž]*|foriba|sovos|izibiz|logo e fatura',
  anket: 'survey (?:company|research|agency)|pazar arastirma[a-zà-ž]*|market research',
  tercume: 'translation[a-zà-ž]*|tercume buro[a-zà-ž]*|ceviri buro[a-zà-ž]*',
};

/** Further sellers of services abroad: country of the seller, and its names. */
export const FURTHER_CLOUDS: Readonly<Record<string, readonly [yer: string, sozler: string]>> = {
  yapay_zeka_fr: ['FR', 'mistral ai|le chat mistral'],
  yapay_zeka_abd: [
    'US',
    'claude (?:ai|api|pro|team)|perplexity|midjourney|cohere|elevenlabs|stability ai|runway ?ml|hugging ?face|copilot|cursor ai|gamma app|otter ai|fireflies ai|grok',
  ],
  yapay_zeka_cin: ['CN', 'deepseek|qwen|alibaba cloud|tencent cloud|huawei cloud'],
  ik_bulutu: [
    'US',
    'greenhouse(?: io| software)?|lever co|rippling|gusto (?:payroll|com)|deel|remote com|adp|ukg|cornerstone ondemand|lattice hr|culture amp|15five',
  ],
  ik_bulutu_ab: ['DE', 'factorial hr|hibob|kenjo|recruitee|smartrecruiters|workable'],
  crm_bulutu: [
    'US',
    'zoominfo|apollo io|outreach io|salesloft|freshsales|copper crm|keap|active ?campaign|constant contact|marketo|eloqua|pardot|iterable|customer io|drift com',
  ],
  olcum_bulutu: [
    'US',
    'segment(?: io| com)|heap analytics|full ?story|crazy egg|optimizely|adjust(?: com| gmbh)|branch io|kochava|smartlook|google analytics|microsoft clarity|clarity ms|sentry(?: io)|rollbar|splunk cloud|sumo logic|pagerduty',
  ],
  reklam_bulutu: [
    'IE',
    'x ads|twitter|snapchat|pinterest|reddit ads|taboola|outbrain|criteo|rtb house|adroll|google ads|meta ads',
  ],
  destek_bulutu: [
    'US',
    'help ?scout|livechat|tidio|gorgias|kustomer|genesys cloud|five9|ringcentral|talkdesk|aircall|crisp chat|tawk to',
  ],
  video_bulutu: [
    'US',
    'vimeo|wistia|loom(?: com)|gotomeeting|gotowebinar|whereby|cisco webex|skype|discord',
  ],
  dosya_bulutu: [
    'US',
    'box (?:com|inc)|egnyte|mega nz|sync com|evernote|coda io|basecamp|todoist|wrike|teamwork com|linear app|youtrack|jetbrains',
  ],
  odeme_bulutu: [
    'US',
    'braintree|square (?:inc|up)|checkout com|paddle|chargebee|recurly|wise (?:com|payments)|payoneer',
  ],
  magaza_bulutu: [
    'US',
    'bigcommerce|squarespace|wix|woocommerce com|magento cloud|commercetools|godaddy|namecheap|wordpress com',
  ],
  guvenlik_bulutu: [
    'US',
    'crowdstrike|sentinelone|zscaler|palo alto|fortinet cloud|proofpoint|mimecast|knowbe4|duo security|lastpass|1password|dashlane|rapid7|tenable',
  ],
  tasarim_bulutu: [
    'US',
    'invision app|lucidchart|sketch com|framer|typeform|formstack|paperform|google forms|tally so',
  ],
  imza_bulutu: ['US', 'hellosign|pandadoc|signnow|adobe sign|dropbox sign|eversign|yousign'],
  erp_bulutu: [
    'DE',
    's ?4 ?hana cloud|sap (?:ariba|concur|btp|cloud)|concur|oracle fusion|dynamics 365|odoo (?:sh|online)|epicor cloud|infor cloudsuite|sage (?:intacct|cloud)',
  ],
};
