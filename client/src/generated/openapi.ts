// Written by `npm run types -w nutrition-analysis-client` from docs/openapi.json. Not edited by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /** @constant */
            status: "queued";
            /**
             * Format: uri
             * @description Address to poll the job at
             */
            status_url: string;
        };
        /** @description One of the 14 allergens of EU law */
        Allergen: {
            /** @enum {string} */
            allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "tree_nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
            /** @enum {string} */
            certainty: "contains" | "may_contain";
            /** @description Ingredient that contains it */
            ingredient: string | null;
        };
        AudioOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "audio";
            /** @description A data URL, an http(s) URL, or plain base64 */
            data: string;
            /** @description A hint; the type is determined from the bytes */
            mime_type?: string;
        };
        BoughtFood: {
            /** @description Name of the food in the catalogue */
            canonical_name: string;
            /** @description Grams that the dishes of the whole plan use */
            quantity_g: number;
        };
        Citation: {
            /** @description Id that rows refer to; the same in every response */
            id: number;
            /** @description Publication or database */
            citation: string;
        };
        /** @description A bound on a compound, identified by `compound` or `compound_id` */
        CompoundFilter: {
            /** @description Name of a compound in the catalogue, or a synonym */
            compound?: string;
            /** @description Id of a compound, instead of its name */
            compound_id?: number | string;
            /**
             * @description `=` means within 5 %
             * @enum {string}
             */
            operator: "<" | "<=" | "=" | ">=" | ">";
            /** @description Limit in `unit` */
            threshold: number;
            /** @description A unit that converts to the unit of the compound, such as g, mg or kcal */
            unit: string;
            /**
             * @description What the bound applies to; default: `portion` for recipes, `day` for plans
             * @enum {string}
             */
            scope?: "portion" | "day";
        };
        CompoundResolution: components["schemas"]["ResolvedCompound"] | components["schemas"]["UnclearCompound"];
        DailyEnergyExpenditureCalculationResponse: {
            data: components["schemas"]["EnergyResult"];
            meta: components["schemas"]["Meta"];
        };
        DecideMeta: {
            /** @description Same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /** @description Words that may name food or state a need but were not read; positions are in `request_text`, null for words of the `data` of an option */
            unread: components["schemas"]["PlacedWords"][];
        };
        DecideOption: components["schemas"]["TextOption"] | components["schemas"]["ImageOption"] | components["schemas"]["AudioOption"];
        DecideRequest: {
            /** @description The whole question, with preferences, conditions and context */
            request_text: string;
            /** @description The options to compare, and only these, in this order */
            options?: components["schemas"]["DecideOption"][];
            /** @description Pictures that belong to the question; not allowed with `options` */
            images?: string[];
        };
        DecideResponse: {
            data: components["schemas"]["DecideResult"];
            meta: components["schemas"]["DecideMeta"];
        };
        DecideResult: {
            /** @constant */
            status: "completed";
            result: components["schemas"]["Decision"];
            error: null;
        };
        Decision: {
            /**
             * @description `selected`: one option is best; `needs_information`: something must be known first; `no_valid_option`: none qualifies
             * @enum {string}
             */
            outcome: "selected" | "needs_information" | "no_valid_option";
            /** @description The options that were recognised */
            options: {
                /** @description From 1, without gaps */
                id: number;
                label: string;
            }[];
            /** @description Id of an option; null unless the outcome is `selected` */
            selected_option: number | null;
            /** @description The reason, with the figures that decided, or what is missing */
            reasoning: string;
        };
        DecodeAcceptedResponse: {
            data: components["schemas"]["AcceptedJob"];
            meta: components["schemas"]["Meta"];
        };
        DecodeCompletedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "completed";
            result?: components["schemas"]["DecodeResult"];
            error: null;
        };
        DecodeFailedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "failed";
            result?: null;
            error: components["schemas"]["DecodeJobError"];
        };
        DecodeJob: components["schemas"]["QueuedJob"] | components["schemas"]["ProcessingJob"] | components["schemas"]["DecodeCompletedJob"] | components["schemas"]["DecodeFailedJob"];
        /** @description Why the job failed */
        DecodeJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "invalid_request" | "image_inputs_limit_exceeded" | "audio_inputs_limit_exceeded" | "unsupported_attachment_type" | "image_too_large" | "audio_too_large" | "media_total_exceeded" | "audio_duration_exceeded" | "audio_duration_unavailable" | "rate_limited" | "service_unavailable" | "internal_error";
        };
        DecodeJobMeta: {
            /** @description Same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was created
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it started
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result is based on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or assumes, as codes in snake case; empty where there is nothing to report */
            warnings: string[];
            /** @description How each item was understood, in the order of `result.items` */
            items?: components["schemas"]["ReadItem"][];
            /** @description Words that may name food but belong to no item */
            unread?: components["schemas"]["PlacedWords"][];
            /**
             * @description `model` if a language model named the foods and amounts
             * @enum {string}
             */
            reader?: "embedded" | "model";
        };
        DecodeJobResponse: {
            data: components["schemas"]["DecodeJob"];
            meta: components["schemas"]["DecodeJobMeta"];
        };
        DecodeRequest: {
            /**
             * @description Input mode; the key must permit it
             * @enum {string}
             */
            input_mode: "structured" | "unstructured";
            /** @description Text: what was eaten, and what was left over */
            foodText?: string;
            /** @description Picture of the meal, as a data URL or http(s) URL */
            foodImage?: string;
            /** @description Spoken description of the meal, as a data URL or http(s) URL */
            foodVoice?: string;
            /** @description Pictures and recordings */
            attachments?: (string | {
                /** @description A data URL, an http(s) URL or bare base64 */
                data: string;
                /** @description The MIME type of the data; a hint only, as the bytes decide */
                mime_type?: string;
            })[];
            /** @description Picture of what was left over, as a data URL or http(s) URL; only with another input */
            foodImageRemaining?: string;
            /** @description Foods, in structured mode */
            items?: components["schemas"]["StructuredItem"][];
            /** @description Ids of compounds to return, in addition to those selected by name; an empty list filters nothing */
            compound_identifier_ids?: (number | string)[];
            /** @description Exact catalogue names of compounds to return, in addition to those selected by id */
            compound_identifier_names?: string[];
        } & ({
            /** @constant */
            input_mode?: "structured";
            foodText?: never;
            foodImage?: never;
            foodVoice?: never;
            attachments?: never;
            foodImageRemaining?: never;
        } | {
            /** @constant */
            input_mode?: "unstructured";
            items?: never;
        });
        DecodeResult: {
            /** @enum {string} */
            type: "food_detected" | "no_food_detected";
            /** @description Foods of the meal, in the order of the input */
            items: components["schemas"]["DecodedItem"][];
            /** @description One row per compound for which at least one food has evidence */
            molecular_analysis: components["schemas"]["MolecularTotal"][];
        };
        DecodeSensoryAcceptedResponse: {
            data: components["schemas"]["AcceptedJob"];
            meta: components["schemas"]["Meta"];
        };
        DecodeSensoryCompletedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "completed";
            result?: components["schemas"]["SensoryResult"];
            error: null;
        };
        DecodeSensoryFailedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "failed";
            result?: null;
            error: components["schemas"]["DecodeSensoryJobError"];
        };
        DecodeSensoryJob: components["schemas"]["QueuedJob"] | components["schemas"]["ProcessingJob"] | components["schemas"]["DecodeSensoryCompletedJob"] | components["schemas"]["DecodeSensoryFailedJob"];
        /** @description Why the job failed */
        DecodeSensoryJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "upstream_error" | "upstream_timeout" | "rate_limited" | "service_unavailable" | "internal_error";
        };
        DecodeSensoryJobMeta: {
            /** @description Same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was created
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it started
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result is based on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or assumes, as codes in snake case; empty where there is nothing to report */
            warnings: string[];
            /** @description How each food was understood, in the order of the input */
            items?: components["schemas"]["ReadFood"][];
            /** @description Words that may name food but belong to no item */
            unread?: components["schemas"]["PlacedWords"][];
            /**
             * @description `model` if a language model named the foods and amounts
             * @enum {string}
             */
            reader?: "embedded" | "model";
        };
        DecodeSensoryJobResponse: {
            data: components["schemas"]["DecodeSensoryJob"];
            meta: components["schemas"]["DecodeSensoryJobMeta"];
        };
        DecodeSymptomsAcceptedMeta: {
            /** @description Same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /** @description State of the work on the job */
            async: {
                retry_count: number;
                /** Format: date-time */
                created_at: string;
            };
        };
        DecodeSymptomsAcceptedResponse: {
            data: components["schemas"]["AcceptedJob"];
            meta: components["schemas"]["DecodeSymptomsAcceptedMeta"];
        };
        DecodeSymptomsCompletedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "completed";
            result?: components["schemas"]["SymptomsResult"];
            error: null;
        };
        DecodeSymptomsFailedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "failed";
            result?: null;
            error: components["schemas"]["DecodeSymptomsJobError"];
        };
        DecodeSymptomsJob: components["schemas"]["QueuedJob"] | components["schemas"]["ProcessingJob"] | components["schemas"]["DecodeSymptomsCompletedJob"] | components["schemas"]["DecodeSymptomsFailedJob"];
        /** @description Why the job failed */
        DecodeSymptomsJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "invalid_request" | "validation_error" | "input_too_large" | "upstream_error" | "upstream_timeout" | "rate_limited" | "service_unavailable" | "internal_error";
        };
        DecodeSymptomsJobMeta: {
            /** @description Same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was created
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it started
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result is based on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or assumes, as codes in snake case; empty where there is nothing to report */
            warnings: string[];
            /** @description Attempts after the first */
            retry_count: number;
            /** @description Words of the report that each event is based on, in the order of `result.symptoms` */
            items?: components["schemas"]["ReadSymptomWords"][];
            /** @description Clauses and words that may report a symptom but name no known one */
            unread?: components["schemas"]["PlacedWords"][];
            /**
             * @description `model` if a language model named the foods and amounts
             * @enum {string}
             */
            reader?: "embedded" | "model";
            /** @description Events stored in the account */
            events_stored?: number;
        };
        DecodeSymptomsJobResponse: {
            data: components["schemas"]["DecodeSymptomsJob"];
            meta: components["schemas"]["DecodeSymptomsJobMeta"];
        };
        DecodedItem: {
            /** @description Position in the meal, from 1 */
            item_id: number;
            /** @description Name in the catalogue; for an unresolved food the name from the input */
            canonical_name: string;
            /** @description Brand from the input */
            brand: string | null;
            /** @description Attributes from the input, and assumptions that were made */
            attributes: string[];
            /** @description Mass in grams */
            quantity_g: number;
            /**
             * @description `unresolved` if the food is not in the catalogue
             * @enum {string}
             */
            status: "matched" | "unresolved";
        };
        DesignAcceptedResponse: {
            data: components["schemas"]["AcceptedJob"];
            meta: components["schemas"]["Meta"];
        };
        DesignCompletedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "completed";
            result?: components["schemas"]["DesignResult"];
            error: null;
        };
        DesignFailedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "failed";
            result?: null;
            error: components["schemas"]["DesignJobError"];
        };
        DesignJob: components["schemas"]["QueuedJob"] | components["schemas"]["ProcessingJob"] | components["schemas"]["DesignCompletedJob"] | components["schemas"]["DesignFailedJob"];
        /** @description Why the job failed */
        DesignJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "validation_error" | "service_unavailable" | "internal_error";
        };
        DesignJobMeta: {
            /** @description Same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was created
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it started
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result is based on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or assumes, as codes in snake case; empty where there is nothing to report */
            warnings: string[];
            /**
             * @description Whether all requested pictures were drawn
             * @enum {string}
             */
            image_status?: "completed" | "failed";
        };
        DesignJobResponse: {
            data: components["schemas"]["DesignJob"];
            meta: components["schemas"]["DesignJobMeta"];
        };
        DesignRequest: {
            /**
             * @description Default: a plan if there are days or meals or the text asks for one, otherwise a recipe
             * @enum {string}
             */
            type?: "recipe" | "meal_plan";
            /** @description What is wanted, as text; fields take precedence */
            request_text?: string;
            /** @description Number of recipes; default 1 */
            recipe_count?: number;
            /** @description Days of the plan; default 7 */
            plan_days?: number;
            /** @description Meals per day; default 3 */
            meals_per_day?: number;
            /** @description Language of the result, such as "German"; English by default */
            language?: string;
            /** @description One diet or several: vegan, vegetarian, lacto-vegetarian, ovo-vegetarian, hindu-vegetarian, jain, pescatarian, flexitarian, gluten-free, wheat-free, dairy-free, lactose-free, nut-free, egg-free, soy-free, shellfish-free, fish-free, alcohol-free, sugar-free, caffeine-free, halal, kosher, low-carb, keto, mediterranean, dash, low-fodmap, paleo, whole30, carnivore, high-protein, high-fibre, low-fat, low-sodium, low-sugar, low-calorie, omnivore; case, hyphens and UK or US spelling do not matter */
            diet?: string | string[];
            /** @description One condition or several: hypertension, type 2 diabetes, type 1 diabetes, gestational diabetes, prediabetes, dyslipidaemia, cardiovascular disease, heart failure, chronic kidney disease, kidney stones, iron deficiency, pregnancy, infancy, breastfeeding, gout, coeliac disease, lactose intolerance, ibs, gerd, osteoporosis, obesity, fatty liver, pcos, hypothyroidism, phenylketonuria, anticoagulant, grapefruit interaction, histamine intolerance, constipation, diarrhoea, migraine, insomnia, diverticulitis, inflammatory bowel disease, hypoglycaemia, gallstones, cancer treatment; or an allergy, such as "peanut allergy" */
            condition?: string | string[];
            /**
             * @description Required if a rule of the condition depends on it
             * @enum {string}
             */
            gender?: "male" | "female";
            /** @description What is liked; treated as wishes */
            preferences?: string[];
            /** @description What must be kept: allergies, religious rules, bounds; a food that is not known is refused */
            restrictions?: string[];
            /** @description Foods that must not be used, in any form; names in English, German, French, Italian or Spanish, each known */
            avoided_foods?: string[];
            /** @description Wanted tastes and textures */
            sensory?: string[];
            /** @description Bounds that the result must keep */
            compound_filters?: components["schemas"]["CompoundFilter"][];
            /** @description Lower bound of the energy per day, in kcal */
            daily_energy_kcal_min?: number;
            /** @description Upper bound of the energy per day, in kcal; not below the lower bound */
            daily_energy_kcal_max?: number;
            image_delivery?: components["schemas"]["ImageDelivery"];
        };
        DesignResult: components["schemas"]["DesignedRecipes"] | components["schemas"]["DesignedPlan"];
        DesignedPlan: {
            meal_plan: components["schemas"]["MealPlan"];
            /** @description The proof: each constraint with its computed value */
            verification: components["schemas"]["Verification"][];
            /** @description Every wish that the result does not meet, each with the reason */
            unmet_wishes: components["schemas"]["UnmetWish"][];
            /** @description Notices that must be shown with the result */
            notices: string[];
            /** @description Sources that the rows refer to by id, each once */
            citations: components["schemas"]["Citation"][];
        };
        DesignedRecipes: {
            /** @description The first recipe */
            recipe: components["schemas"]["Recipe"];
            /** @description All recipes, if more than one was requested */
            recipes?: components["schemas"]["Recipe"][];
            /** @description The proof: each constraint with its computed value */
            verification: components["schemas"]["Verification"][];
            /** @description Every wish that the result does not meet, each with the reason */
            unmet_wishes: components["schemas"]["UnmetWish"][];
            /** @description Notices that must be shown with the result */
            notices: string[];
            /** @description Sources that the rows refer to by id, each once */
            citations: components["schemas"]["Citation"][];
        };
        /** @description Picture in the response, or at a URL that expires */
        DishImage: {
            mime_type: string;
            /** @description Base64 */
            data: string;
        } | {
            mime_type: string;
            url: string;
            expires_at: string;
        };
        DraftAcceptedResponse: {
            data: components["schemas"]["AcceptedJob"];
            meta: components["schemas"]["Meta"];
        };
        DraftCompletedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "completed";
            result?: components["schemas"]["DraftResult"];
            error: null;
        };
        DraftFailedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "failed";
            result?: null;
            error: components["schemas"]["DraftJobError"];
        };
        DraftJob: components["schemas"]["QueuedJob"] | components["schemas"]["ProcessingJob"] | components["schemas"]["DraftCompletedJob"] | components["schemas"]["DraftFailedJob"];
        /** @description Why the job failed */
        DraftJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "validation_error" | "service_unavailable" | "internal_error";
        };
        DraftJobMeta: {
            /** @description Same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was created
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it started
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result is based on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or assumes, as codes in snake case; empty where there is nothing to report */
            warnings: string[];
            /** @description Attempts at the job so far */
            attempts: number;
            /**
             * @description Whether the requested picture was drawn
             * @enum {string}
             */
            image_status?: "completed" | "failed";
        };
        DraftJobResponse: {
            data: components["schemas"]["DraftJob"];
            meta: components["schemas"]["DraftJobMeta"];
        };
        DraftRequest: {
            /** @description The recipe and what to change, or only the change if the recipe is in fields */
            request_text?: string;
            /** @description Name of the dish */
            recipe_title?: string;
            /** @description Ingredients for all servings */
            ingredients?: (string | components["schemas"]["SourceIngredient"])[];
            /** @description Preparation steps; with `ingredients`, steps are taken only from here */
            steps?: string[];
            /** @description Number of servings; default: one per 600 kcal */
            servings?: number;
            /** @description One diet or several: vegan, vegetarian, lacto-vegetarian, ovo-vegetarian, hindu-vegetarian, jain, pescatarian, flexitarian, gluten-free, wheat-free, dairy-free, lactose-free, nut-free, egg-free, soy-free, shellfish-free, fish-free, alcohol-free, sugar-free, caffeine-free, halal, kosher, low-carb, keto, mediterranean, dash, low-fodmap, paleo, whole30, carnivore, high-protein, high-fibre, low-fat, low-sodium, low-sugar, low-calorie, omnivore; case, hyphens and UK or US spelling do not matter */
            diet?: string | string[];
            /** @description One condition or several: hypertension, type 2 diabetes, type 1 diabetes, gestational diabetes, prediabetes, dyslipidaemia, cardiovascular disease, heart failure, chronic kidney disease, kidney stones, iron deficiency, pregnancy, infancy, breastfeeding, gout, coeliac disease, lactose intolerance, ibs, gerd, osteoporosis, obesity, fatty liver, pcos, hypothyroidism, phenylketonuria, anticoagulant, grapefruit interaction, histamine intolerance, constipation, diarrhoea, migraine, insomnia, diverticulitis, inflammatory bowel disease, hypoglycaemia, gallstones, cancer treatment; or an allergy, such as "peanut allergy" */
            condition?: string | string[];
            /**
             * @description Required if a rule of the condition depends on it
             * @enum {string}
             */
            gender?: "male" | "female";
            /** @description Foods that must not be used */
            avoided_foods?: string[];
            /** @description What is liked; treated as wishes */
            preferences?: string[];
            /** @description What must be kept: allergies, religious rules, bounds */
            restrictions?: string[];
            /** @description Wanted tastes and textures */
            sensory?: string[];
            /** @description Bounds that the result must keep */
            compound_filters?: components["schemas"]["CompoundFilter"][];
            /** @description Language of the result, such as "German"; English by default */
            language?: string;
            image_delivery?: components["schemas"]["ImageDelivery"];
        };
        DraftResult: {
            /** @description Null if the source is incomplete */
            final_recipe: components["schemas"]["Recipe"] | null;
            /** @description Changed lines */
            diffs: components["schemas"]["RecipeDiff"][];
            /** @description Replaced foods */
            substitutions: components["schemas"]["Substitution"][];
            /** @description Assumptions, and what could not be done */
            warnings: string[];
            /** @description Every wish that the result does not meet, each with the reason */
            unmet_wishes: components["schemas"]["UnmetWish"][];
            /** @description What is missing from an incomplete source */
            validation_issues: components["schemas"]["ValidationIssue"][];
            /** @description Change of one portion */
            nutrient_change: components["schemas"]["NutrientChange"][];
            /** @description Allergens of the source and of the edited recipe */
            allergens: {
                before: components["schemas"]["Allergen"][];
                after: components["schemas"]["Allergen"][];
            };
            /** @description Null if the source is incomplete */
            sensory_change: components["schemas"]["SensoryChange"] | null;
            /** @description Each constraint with its value in the edited recipe */
            verification: components["schemas"]["Verification"][];
            /** @description Notices that must be shown with the result */
            notices: string[];
            /** @description Sources that the rows refer to by id, each once */
            citations: components["schemas"]["Citation"][];
        };
        /** @description Data of one person; together they must give a positive basal metabolic rate */
        EnergyRequest: {
            /** @enum {string} */
            gender: "male" | "female";
            /** @description Height in cm */
            height: number;
            /** @description Weight in kg */
            weight: number;
            /** @description Age in years */
            age: number;
            /**
             * @description Activity level, with its factor: sedentary 1.2, office 1.45, light_sedentary 1.65, walking_standing 1.85, physically_demanding 2.2
             * @enum {string}
             */
            activity: "sedentary" | "office" | "light_sedentary" | "walking_standing" | "physically_demanding";
        };
        EnergyResult: {
            /** @constant */
            status: "ok";
            /** @constant */
            formula: "Harris-Benedict (1919)";
            /** @description The inputs that were used */
            inputs: {
                /** @enum {string} */
                gender: "male" | "female";
                height_cm: number;
                weight_kg: number;
                age_years: number;
                /**
                 * @description Activity level, with its factor: sedentary 1.2, office 1.45, light_sedentary 1.65, walking_standing 1.85, physically_demanding 2.2
                 * @enum {string}
                 */
                activity: "sedentary" | "office" | "light_sedentary" | "walking_standing" | "physically_demanding";
                /** @description Physical activity level: total energy divided by basal energy */
                pal_factor: number;
            };
            /** @description Energy per day */
            results: {
                /** @description kcal per day, rounded to two decimals */
                basal_metabolic_rate_kcal: number;
                /** @description kcal per day, rounded to two decimals */
                total_daily_energy_expenditure_kcal: number;
                /** @description Total minus and plus 10 % */
                total_daily_energy_expenditure_range_kcal: {
                    /** @description kcal per day, rounded to two decimals */
                    "minus10%": number;
                    /** @description kcal per day, rounded to two decimals */
                    "plus10%": number;
                };
            };
        };
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description What failed, then why */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /**
         * @description All error codes; each operation lists those that it returns
         * @enum {string}
         */
        ErrorCode: "invalid_json" | "invalid_request" | "invalid_request_shape" | "validation_error" | "too_many_options" | "user_context_not_allowed" | "detect_signals_not_allowed" | "unsupported_api_version" | "structured_items_limit_exceeded" | "food_name_too_long" | "food_attributes_limit_exceeded" | "food_attribute_too_long" | "invalid_food_quantity" | "food_quantity_exceeded" | "food_text_too_long" | "attachments_limit_exceeded" | "image_inputs_limit_exceeded" | "audio_inputs_limit_exceeded" | "missing_api_key" | "invalid_api_key" | "scope_not_allowed" | "decode_input_mode_not_allowed" | "compound_not_allowed_for_decode_scope" | "job_not_found" | "method_not_allowed" | "input_too_large" | "image_too_large" | "audio_too_large" | "inline_media_total_exceeded" | "media_total_exceeded" | "unsupported_attachment_type" | "invalid_compound_identifier" | "audio_duration_exceeded" | "audio_duration_unavailable" | "rate_limited" | "quota_exceeded" | "backlog_high" | "internal_error" | "upstream_error" | "service_unavailable" | "decode_scope_not_configured" | "upstream_timeout";
        /** @description Details for programs; the code decides which members are present */
        ErrorDetails: {
            /** @description Path of the first invalid field, such as `items[0].unit` */
            field?: string;
            /** @description The invalid fields, at most 20 */
            issues?: {
                field: string;
                message: string;
            }[];
            /** @description Supported versions */
            supported?: string[];
            /** @description Compounds that are not in the catalogue */
            unknown?: (string | number)[];
            /** @description Compounds outside the content tier of the key */
            compounds?: (string | number)[];
            /**
             * @description For a failed design: proven infeasible, or no plan found in the time allowed
             * @enum {string}
             */
            reason?: "infeasible" | "not_found";
            /** @description A minimal set of conflicting constraints, by their names in `verification` */
            conflict?: string[];
            /** @description The same constraints in words */
            descriptions?: string[];
            /** @description Changed limits with which a plan was found */
            relaxation?: {
                constraint: string;
                limit: number;
                needed: number;
                relative_change: number;
            }[];
            /** @description The smallest changes that any plan needs, where finding one took larger changes */
            least_relaxation?: {
                constraint: string;
                limit: number;
                needed: number;
                relative_change: number;
            }[];
            /** @description The closest plan, and the constraints that it violates */
            nearest?: {
                days: {
                    day: number;
                    meals: {
                        slot: string;
                        title: string;
                        portions: number;
                    }[];
                }[];
                violations: {
                    constraint: string;
                    value: number | null;
                    limit: number;
                    slack: number | null;
                    day: number | null;
                }[];
            };
        };
        ErrorResponse: {
            error: components["schemas"]["Error"];
            meta: components["schemas"]["Meta"];
        };
        FailedDecision: {
            /** @constant */
            status: "failed";
            result: null;
            error: components["schemas"]["Error"];
        };
        FailedDecisionResponse: {
            data: components["schemas"]["FailedDecision"];
            meta: components["schemas"]["Meta"];
        };
        FeltTerm: {
            /** @description Term of a fixed lexicon */
            term: string;
            /** @description 1 weak to 3 strong */
            strength: number;
        };
        FoodProfile: {
            /** @description Position in the meal, from 1 */
            item_id: number;
            /** @description English name in the catalogue */
            canonical_name: string;
            /** @description Name in `display_language` */
            display_name: string;
            /** @description English name of the language */
            display_language: string;
            /** @description Grams; null if the input has no amount */
            quantity: number | null;
            /** @description Unit of `quantity`; null if that is null */
            unit: "g" | null;
            /** @description The eight tastes */
            taste: {
                sweet: components["schemas"]["TasteRating"];
                salty: components["schemas"]["TasteRating"];
                sour: components["schemas"]["TasteRating"];
                bitter: components["schemas"]["TasteRating"];
                umami: components["schemas"]["TasteRating"];
                fatty: components["schemas"]["TasteRating"];
                pungent: components["schemas"]["TasteRating"];
                astringent: components["schemas"]["TasteRating"];
            };
            /** @description Texture when biting and cutting */
            texture: components["schemas"]["FeltTerm"][];
            /** @description Feeling in the mouth */
            mouthfeel: components["schemas"]["FeltTerm"][];
            /** @description Aroma notes */
            aroma: components["schemas"]["SmeltNote"][];
            /**
             * @description Serving temperature: from the input, by the preparation, or usual
             * @enum {string|null}
             */
            temperature: "hot" | "warm" | "room temperature" | "cold" | "frozen" | null;
            /** @description Appearance, only as stated in the input */
            appearance: string[];
            /** @description One sentence */
            summary: string;
        };
        GetDecodeCompoundIdResponse: {
            data: components["schemas"]["CompoundResolution"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description How pictures are returned; none are drawn by default
         * @enum {string}
         */
        ImageDelivery: "base64" | "signed_url" | "none";
        ImageOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
            /** @description A data URL, an http(s) URL, or plain base64 */
            data: string;
            /** @description A hint; the type is determined from the bytes */
            mime_type?: string;
        };
        /** @description Progress of a job with several steps */
        JobProgress: {
            /** @description Number of the finished step */
            step: number;
            /** @description Number of steps */
            of: number;
            /** @description What the step does, in words */
            label: string;
        };
        LeftoversOf: {
            /** @description Day of that meal, from 1 */
            day: number;
            /** @description Its meal of the day */
            slot: string;
        };
        MealPlan: {
            /** @description Days in order */
            days: components["schemas"]["PlanDay"][];
            /** @description Mean per day */
            nutrition: {
                per_day: components["schemas"]["NutrientRow"][];
            };
            /** @description Number of people that the shopping list is for; absent for one */
            people?: number;
            /** @description What the whole plan uses, one line for what is bought as one thing, by department */
            shopping_list: components["schemas"]["ShoppingItem"][];
        };
        MealProfile: {
            /**
             * @description `dish`: mixed in every bite; `plate`: foods side by side
             * @enum {string}
             */
            kind: "dish" | "plate";
            /** @description The eight tastes: mean of the meal, each with its peak */
            taste: {
                sweet: components["schemas"]["MealTasteRating"];
                salty: components["schemas"]["MealTasteRating"];
                sour: components["schemas"]["MealTasteRating"];
                bitter: components["schemas"]["MealTasteRating"];
                umami: components["schemas"]["MealTasteRating"];
                fatty: components["schemas"]["MealTasteRating"];
                pungent: components["schemas"]["MealTasteRating"];
                astringent: components["schemas"]["MealTasteRating"];
            };
            /** @description Texture when biting and cutting */
            texture: components["schemas"]["FeltTerm"][];
            /** @description Feeling in the mouth */
            mouthfeel: components["schemas"]["FeltTerm"][];
            /** @description Aroma notes */
            aroma: components["schemas"]["SmeltNote"][];
            /**
             * @description Serving temperature: from the input, by the preparation, or usual
             * @enum {string|null}
             */
            temperature: "hot" | "warm" | "room temperature" | "cold" | "frozen" | null;
            /** @description Dominant tastes and textures */
            dominant: string[];
            /** @description Contrasting tastes and textures */
            contrasts: string[];
            /** @description Balance of the tastes */
            balance: {
                /** @description Evenness of the tastes: 0 a single one, 1 five equally strong */
                figure: number;
                /** @description Leading tastes */
                leading: ("sweet" | "salty" | "sour" | "bitter" | "umami" | "fatty" | "pungent" | "astringent")[];
                /** @description Absent tastes */
                missing: ("sweet" | "salty" | "sour" | "bitter" | "umami" | "fatty" | "pungent" | "astringent")[];
                /** @description The balance in words */
                description: string;
            };
            /** @description One sentence */
            summary: string;
        };
        MealTasteRating: {
            /** @description 0 absent to 100 strongest; null if there is no evidence */
            intensity: number | null;
            /** @description 0 to 1 */
            confidence: number;
            basis: components["schemas"]["SensoryBasis"];
            /** @description Food in which the taste is strongest; null if there is no evidence */
            peak: {
                intensity: number;
                item_id: number;
                food: string;
            } | null;
        };
        /**
         * @description How to read the number: a single source value, derived or combined, less than it, greater than it, a trace, or present without an amount
         * @enum {string}
         */
        MeasurementType: "quantified" | "calculated" | "less_than" | "greater_than" | "trace" | "unquantified";
        Meta: {
            /** @description Same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
        };
        /** @description Total of one compound in the whole meal */
        MolecularTotal: {
            /** @description Id of the compound */
            compound_identifier_id: number;
            /** @description Name in the catalogue */
            compound_identifier_name: string;
            /** @description Identifier in an ontology: "CHEBI:36080" */
            compound_identifier_value: string;
            /** @description Value in `measurement_unit`; null if there is no number, which is not zero */
            measurement_value: number | null;
            /** @description Lowest value that the evidence allows; null if no bound is known */
            measurement_value_min: number | null;
            /** @description Highest value that the evidence allows; null if no bound is known */
            measurement_value_max: number | null;
            measurement_value_type: components["schemas"]["MeasurementType"];
            measurement_value_min_type: components["schemas"]["MeasurementType"];
            measurement_value_max_type: components["schemas"]["MeasurementType"];
            /** @description Unit of the value and its bounds */
            measurement_unit: string;
            /**
             * @description `interpolation` if any part was taken from a related food
             * @enum {string}
             */
            provenance: "source" | "interpolation";
            confidence: null;
            /** @description True if a food has no evidence and adds nothing to the value */
            incomplete: boolean;
            /** @description Sources of the value */
            references: components["schemas"]["Reference"][];
            /** @description Sources of the lowest value */
            references_min: components["schemas"]["Reference"][];
            /** @description Sources of the highest value */
            references_max: components["schemas"]["Reference"][];
        };
        NutrientChange: {
            /** @description Id of the compound */
            compound_identifier_id: number;
            /** @description Name in the catalogue */
            compound_identifier_name: string;
            /** @description Unit of all figures in the row */
            unit: string;
            /** @description One portion of the source; null if unknown */
            before: number | null;
            /** @description One portion of the edited recipe; null if unknown */
            after: number | null;
            /** @description After minus before */
            change: number | null;
            /** @description Lowest change that the evidence for the changed lines allows */
            change_min: number | null;
            /** @description Highest change that the evidence for the changed lines allows */
            change_max: number | null;
            /** @description True if an ingredient has no evidence and adds nothing */
            incomplete: boolean;
        };
        /** @description Amount of one compound in a portion or a day */
        NutrientRow: {
            /** @description Id of the compound */
            compound_identifier_id: number;
            /** @description Name in the catalogue */
            compound_identifier_name: string;
            /** @description Identifier in an ontology: "CHEBI:36080" */
            compound_identifier_value: string;
            /** @description Value in `measurement_unit`; null if there is no number, which is not zero */
            measurement_value: number | null;
            /** @description Lowest value that the evidence allows; null if no bound is known */
            measurement_value_min: number | null;
            /** @description Highest value that the evidence allows; null if no bound is known */
            measurement_value_max: number | null;
            measurement_value_type: components["schemas"]["MeasurementType"];
            measurement_value_min_type: components["schemas"]["MeasurementType"];
            measurement_value_max_type: components["schemas"]["MeasurementType"];
            /** @description Unit of the value and its bounds */
            measurement_unit: string;
            /**
             * @description `interpolation` if any part was taken from a related food
             * @enum {string}
             */
            provenance: "source" | "interpolation";
            confidence: null;
            /** @description True if a food has no evidence and adds nothing to the value */
            incomplete: boolean;
            /** @description Sources of the value */
            references: {
                /** @description Id of an entry of `citations` */
                id: number;
            }[];
            /** @description Sources of the lowest value */
            references_min: {
                /** @description Id of an entry of `citations` */
                id: number;
            }[];
            /** @description Sources of the highest value */
            references_max: {
                /** @description Id of an entry of `citations` */
                id: number;
            }[];
        };
        /** @description Words of the input; those of a recording have no position */
        PlacedWords: {
            /** @description The words, as they were written */
            text: string;
            /** @description Position in the text of the request, in Unicode code points; null for words that do not occur there */
            start: number | null;
            /** @description Position in the text of the request, in Unicode code points; null for words that do not occur there */
            end: number | null;
        };
        PlanDay: {
            /** @description From 1 */
            day: number;
            /** @description Meals in the order of the day */
            meals: components["schemas"]["PlannedMeal"][];
            /** @description Nutrition of the day */
            nutrition: components["schemas"]["NutrientRow"][];
        };
        PlannedMeal: {
            /** @description Meal of the day: "breakfast", "lunch", "dinner", "snack" */
            slot: string;
            /** @description The meal for which this one was cooked as well; absent where it is cooked anew */
            leftovers_of?: components["schemas"]["LeftoversOf"];
            /** @description Portions of the recipe eaten in this meal */
            portions: number;
            recipe: components["schemas"]["Recipe"];
        };
        ProcessingJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "processing";
            result?: null;
            error: null;
        };
        QueuedJob: {
            /**
             * Format: uuid
             * @description Id of the job
             */
            job_id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "queued";
            result?: null;
            error: null;
        };
        ReadFood: {
            /** @description The item of the result */
            item_id: number;
            /** @description Words of the input that name the food; null if the food is only in a picture */
            text: string | null;
            /** @description Position in the text of the request, in Unicode code points; null for words that do not occur there */
            start: number | null;
            /** @description Position in the text of the request, in Unicode code points; null for words that do not occur there */
            end: number | null;
            /**
             * @description `assumed`: a usual portion, because no amount was stated
             * @enum {string}
             */
            amount: "stated" | "assumed";
            /**
             * @description `exact`: the words are a name of the food; `generic`: the food stands for a product of a brand; `close`: the nearest food; `none`: the item is unresolved
             * @enum {string}
             */
            match: "exact" | "close" | "generic" | "none";
            /** @description Nearest other foods; each name matches exactly as the `canonical_name` of a structured item */
            closest?: string[];
        };
        ReadItem: {
            /** @description The item of the result */
            item_id: number;
            /** @description Words of the input that name the food; null if the food is only in a picture */
            text: string | null;
            /** @description Position in the text of the request, in Unicode code points; null for words that do not occur there */
            start: number | null;
            /** @description Position in the text of the request, in Unicode code points; null for words that do not occur there */
            end: number | null;
            /**
             * @description `assumed`: a usual portion, because no amount was stated
             * @enum {string}
             */
            amount: "stated" | "assumed";
            /**
             * @description `exact`: the words are a name of the food; `generic`: the food stands for a product of a brand; `close`: the nearest food; `none`: the item is unresolved
             * @enum {string}
             */
            match: "exact" | "close" | "generic" | "none";
            /** @description Nearest other foods; each name matches exactly as the `canonical_name` of a structured item */
            closest?: string[];
            /** @description Energy of the item; absent without evidence */
            energy_kcal?: number;
        };
        ReadSymptomWords: {
            /** @description The words, as they were written */
            text: string;
            /** @description Position in the text of the request, in Unicode code points; null for words that do not occur there */
            start: number | null;
            /** @description Position in the text of the request, in Unicode code points; null for words that do not occur there */
            end: number | null;
            /**
             * Format: uuid
             * @description The event of the result
             */
            event_id: string;
            /**
             * @description Whether the words name the symptom or its cause
             * @enum {string}
             */
            role: "symptom" | "trigger";
        };
        Recipe: {
            /** @description Name of the dish */
            title: string;
            /** @description Cuisine; null if unknown */
            cuisine: string | null;
            /** @description Meals that the dish suits */
            meal_types: string[];
            /** @description Portions that the ingredients make */
            servings: number;
            /** @description Minutes; null if unknown */
            prep_minutes: number | null;
            /** @description Minutes; null if unknown */
            cook_minutes: number | null;
            /** @description Minutes; null if unknown */
            total_minutes: number | null;
            /** @description Cookware and appliances */
            equipment: string[];
            /** @description Ingredients for all servings */
            ingredients: components["schemas"]["RecipeIngredient"][];
            /** @description Steps, in order */
            steps: string[];
            /** @description Nutrition of one portion, one row per compound */
            nutrition: {
                per_portion: components["schemas"]["NutrientRow"][];
            };
            /** @description Allergens that the ingredients contain or may contain */
            allergens: components["schemas"]["Allergen"][];
            image?: components["schemas"]["DishImage"];
        };
        RecipeDiff: {
            /** @description Line of the source recipe, from 1 */
            line: number;
            /** @enum {string} */
            change: "replaced" | "removed" | "added" | "scaled" | "prepared";
            /** @description The line before; null if it was added */
            before: string | null;
            /** @description The line after; null if it was removed */
            after: string | null;
            /** @description Reason for the change: "vegan: contains milk" */
            reason: string;
            /** @description Role of the ingredient in the dish: "binder" */
            role: string;
        };
        RecipeIngredient: {
            /** @description Name in the recipe */
            name: string;
            /** @description Name of the food in the catalogue; null if none matches */
            canonical_name: string | null;
            /** @description Id of the food in the catalogue, where names may repeat */
            food_id: number | null;
            /** @description Grams for all servings, before cooking */
            quantity_g: number;
            /** @description Amount in kitchen measures: "2 tbsp" */
            measure: string | null;
            /** @description Preparation: "finely chopped" */
            preparation: string | null;
        };
        Reference: {
            /** @description The same in every response */
            id: number;
            /** @description Publication or database */
            citation: string;
        };
        ResolvedCompound: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "resolved";
            /** @description Id of the compound as digits, valid in `compound_identifier_ids` of decode */
            compound_id: string;
            /** @description Name of the compound in the catalogue */
            canonical_name: string;
        };
        /**
         * @description What a value rests on: the composition, a row of a curated table, or a rule for the class of the food or its preparation
         * @enum {string}
         */
        SensoryBasis: "composition" | "curated" | "rule";
        SensoryChange: {
            /** @description All eight tastes */
            taste: components["schemas"]["TasteChange"][];
            /** @description Textures that were gained */
            texture_gained: string[];
            /** @description Textures that were lost */
            texture_lost: string[];
            /** @description The source in one sentence */
            before: string;
            /** @description The edited recipe in one sentence */
            after: string;
        };
        SensoryFood: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "food_detected";
            /** @description Empty if only the whole meal is described */
            items: components["schemas"]["SensoryItem"][];
            /** @description The profiles that `sensoryOutput` asks for */
            sensory: {
                /** @description One profile per item */
                per_food?: components["schemas"]["FoodProfile"][];
                whole_meal?: components["schemas"]["MealProfile"];
            };
        };
        SensoryItem: {
            /** @description Position in the meal, from 1 */
            item_id: number;
            /** @description English name in the catalogue */
            canonical_name: string;
            /** @description Name in `display_language` */
            display_name: string;
            /** @description English name of the language */
            display_language: string;
            /** @description Grams; null if the input has no amount */
            quantity: number | null;
            /** @description Unit of `quantity`; null if that is null */
            unit: "g" | null;
            /** @enum {string} */
            status: "matched" | "unresolved";
        };
        SensoryNoFood: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "no_food_detected";
            /** @description Empty */
            items: unknown[];
            sensory: null;
        };
        /**
         * @description What to describe: each food, the whole meal, or both; both by default
         * @enum {string}
         */
        SensoryOutput: "per_food" | "whole_meal" | "per_food_and_whole_meal";
        SensoryRequest: {
            /** @description What is eaten, as text */
            foodText?: string;
            /** @description Picture, as a data URL */
            foodImage?: string;
            /** @description Recording, as a data URL */
            foodVoice?: string;
            sensoryOutput?: components["schemas"]["SensoryOutput"];
            /** @description Language of `display_name`, such as "German"; English by default */
            food_output_language?: string;
        };
        SensoryResult: components["schemas"]["SensoryFood"] | components["schemas"]["SensoryNoFood"];
        SentenceErrorResponse: {
            /** @description What failed, then why, in one sentence */
            error: string;
            meta: components["schemas"]["Meta"];
        };
        ShoppingItem: {
            /** @description What is bought: "onions", "canned tomatoes" */
            name: string;
            /** @description Name in the catalogue of the food that most of it is */
            canonical_name: string;
            /** @description Grams that the dishes of the whole plan use */
            quantity_g: number;
            /** @description Pieces, packs or grams to buy: "2 onions (300 g)", "1 tin (400 g)", "450 g" */
            purchase: string;
            /** @description Department of the shop */
            group: string;
            /** @description Foods of the catalogue that the line is made of, the most of it first */
            foods: components["schemas"]["BoughtFood"][];
        };
        SmeltNote: {
            /** @description Term of a fixed lexicon */
            note: string;
            /** @description 1 weak to 3 strong */
            strength: number;
        };
        SourceIngredient: {
            /** @description Name of the food */
            name: string;
            /** @description Amount in `unit` */
            quantity?: number | null;
            /** @description A measure such as g, ml, cup or tbsp; without it `quantity` counts pieces */
            unit?: string | null;
        };
        StructuredItem: {
            /** @description Name of the food */
            canonical_name: string;
            /** @description Amount in `unit`, at most 100 kg */
            quantity: number;
            /** @enum {string} */
            unit: "mg" | "g" | "kg";
            /** @description Brand; foods of this brand are preferred */
            brand?: string | null;
            /** @description Attributes that identify the food: "raw", "skinless" */
            attributes?: string[];
        };
        Substitution: {
            /** @description Food that was replaced */
            from: string;
            /** @description Food that replaces it */
            to: string;
            /** @description Amount, as text */
            amount: string;
            /** @description Role of the ingredient in the dish */
            role: string;
            /** @description Name of the food in the catalogue; null if none matches */
            canonical_name: string | null;
            /** @description Grams for all servings */
            quantity_g: number;
            /** @description Grams of the replaced food */
            replaced_quantity_g: number;
        };
        SymptomEvent: {
            /**
             * Format: uuid
             * @description The same in every poll of the job
             */
            event_id: string;
            /** @description Id in the Symptom Ontology, or an own id that begins with `NAS:` */
            symptom_type: string;
            /** @description Body system, as in the ontology */
            symptom_category: string;
            /** @description Readable name */
            symptom_label: string;
            /**
             * @description Whose symptom it is: of the writer, of their child, or of a person in their care
             * @enum {string}
             */
            subject: "self" | "child" | "cared_for";
            /** @description 1 slight to 5 extreme; null if the report does not state it */
            intensity_1_to_5: number | null;
            /** @description The words of the report */
            intensity_text: string | null;
            /**
             * Format: duration
             * @description Duration, the midpoint of a range; null if the report does not state it
             */
            duration: string | null;
            /** @description Shortest and longest duration that the words allow, ISO 8601 */
            duration_range: {
                min: string;
                max: string;
            } | null;
            /** @description Its words; null also where it was calculated from onset and end */
            duration_text: string | null;
            /**
             * Format: date-time
             * @description Onset; null if it cannot be determined
             */
            onset_utc: string | null;
            /** @description Precision of the time in the report */
            onset_precision: string | null;
            /** @description The words of the report */
            onset_text: string | null;
            /**
             * Format: date-time
             * @description End; null if the symptom is ongoing or the end cannot be determined
             */
            end_utc: string | null;
            /** @description Precision of the time in the report */
            end_precision: string | null;
            /** @description The words of the report */
            end_text: string | null;
            /** @description Body part with its side: "left knee" */
            body_site: string | null;
            /** @enum {string|null} */
            course: "worse" | "better" | "intermittent" | "constant" | null;
            /** @description The cause that the report names */
            trigger: components["schemas"]["SymptomTrigger"] | null;
            /** @description True if the report has signs, of this symptom or of several together, that need care at once */
            red_flag: boolean;
            /** @description What to do about the red flag, otherwise null */
            advice: string | null;
            /** @description Position in the text, in Unicode code points; null for a recording or a picture */
            span: {
                start: number;
                end: number;
                text: string;
            } | null;
        };
        SymptomTrigger: {
            /** @description The cause, in the words of the report: a food, a medicine, a meal, or what was done */
            text: string;
            /**
             * @description When the trigger occurred, relative to the symptom
             * @enum {string|null}
             */
            relation: "before" | "during" | "after" | "immediately_after" | "with" | null;
            /**
             * Format: duration
             * @description Time between trigger and symptom
             */
            offset: string | null;
            /** @description Food in the catalogue; null if the cause is not a food */
            food: {
                food_id: number;
                canonical_name: string;
            } | null;
        };
        SymptomsRequest: {
            /** @description The report, as text */
            symptomText?: string;
            /** @description Picture, as a data URL */
            symptomImage?: string;
            /** @description Picture, as an http(s) URL */
            symptomImageUrl?: string;
            /** @description Recording, as a data URL */
            symptomVoice?: string;
            /** @description Recording, as an http(s) URL */
            symptomVoiceUrl?: string;
            /** @description Pictures and recordings */
            attachments?: (string | {
                /** @description A data URL, an http(s) URL or bare base64 */
                data: string;
                /** @description The MIME type of the data; a hint only, as the bytes decide */
                mime_type?: string;
            })[];
            /** @description IANA time zone of the times in the report, such as Europe/Berlin */
            timezone?: string;
            /** @description Time of the report, ISO 8601, with an offset or local to `timezone`; without it relative times are null */
            reported_time?: string;
            /** @description Onset to use if the report has none, ISO 8601 in UTC, such as 2026-03-01T18:30:00Z */
            occurred_at_utc?: string;
            /** @description End to use if the report has none, ISO 8601 in UTC; requires `occurred_at_utc` and must not be before it */
            occurred_end_at_utc?: string;
            /** @description User whose report it is; without it no event is stored */
            user_id?: string;
            /** @description Stored with the events */
            conversation_id?: string;
            /** @description Id of the message; each is stored once per account */
            source_message_id?: string;
            /** @description Stored with the events */
            correlation_id?: string;
            /**
             * Format: uuid
             * @description Stored event that the new events replace
             */
            supersedes_event_id?: string;
        };
        SymptomsResult: {
            /** @enum {string} */
            type: "symptom_detected" | "no_symptom_detected";
            /** @description Symptoms, in the order of the report */
            symptoms: components["schemas"]["SymptomEvent"][];
        };
        TasteChange: {
            /** @description One of the eight tastes */
            sense: string;
            /** @description 0 absent to 100 strongest; null if unknown */
            before: number | null;
            /** @description 0 absent to 100 strongest; null if unknown */
            after: number | null;
            /** @description After minus before */
            change: number | null;
        };
        TasteRating: {
            /** @description 0 absent to 100 strongest; null if there is no evidence */
            intensity: number | null;
            /** @description 0 to 1 */
            confidence: number;
            basis: components["schemas"]["SensoryBasis"];
        };
        TextOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            /** @description A food, drink or meal, as text */
            data: string;
            /** @description A hint; the type is determined from the bytes */
            mime_type?: string;
        };
        UnclearCompound: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "needs_clarification";
            /** @description Why the query does not identify one compound, and which ones it may mean */
            reason: string;
        };
        UnmetWish: {
            /** @description The wish, in the words of the request */
            wish: string;
            /**
             * @description not_understood: the words were not read; not_possible: understood, but nothing satisfies it; conflicts: overruled by a field or a safety rule
             * @enum {string}
             */
            reason: "not_understood" | "not_possible" | "conflicts";
            /** @description Why the wish is not met */
            detail?: string;
        };
        ValidationIssue: {
            /** @description Field to send it in */
            field: string;
            /** @description What is missing */
            message: string;
        };
        /** @description A constraint with its value in the result, at the place where it is worst */
        Verification: {
            /** @description Name of the constraint, beginning with its field: "compound_filters[0]", "condition: hypertension, sodium" */
            constraint: string;
            /** @description The constraint in words */
            description: string;
            /** @description Value in `unit`; null if unknown */
            value: number | null;
            /** @description Lowest value that the evidence allows */
            value_min: number | null;
            /** @description Highest value that the evidence allows */
            value_max: number | null;
            /** @enum {string} */
            operator: "<" | "<=" | "=" | ">=" | ">";
            /** @description Limit in `unit` */
            limit: number;
            /** @description Unit of all figures in the row */
            unit: string;
            /** @description Distance from the value to the limit; negative if the constraint is broken */
            slack: number | null;
            /** @description Whether the constraint is kept */
            satisfied: boolean;
            /** @description True for a constraint that a result never breaks; false for an aim */
            hard: boolean;
            /** @description False if an ingredient has no evidence and adds nothing to the value */
            complete: boolean;
            /** @description Number of the recipe, from 1; null if the row is for all */
            recipe: number | null;
            /** @description Day of the plan, from 1; null if the row is for all */
            day: number | null;
            /** @description Meal of the day; null if the row is for all */
            meal: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
