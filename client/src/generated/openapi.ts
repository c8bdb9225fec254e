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
             * @description Where to poll the job
             */
            status_url: string;
        };
        /** @description One of the fourteen allergens that EU law names */
        Allergen: {
            /** @enum {string} */
            allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "tree_nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
            /** @enum {string} */
            certainty: "contains" | "may_contain";
            /** @description The ingredient that brings it */
            ingredient: string | null;
        };
        AudioOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "audio";
            /** @description A data URL, an http(s) address, or bare base64 */
            data: string;
            /** @description A hint, as the bytes of media decide */
            mime_type?: string;
        };
        Citation: {
            /** @description What rows refer to it by; the same in every answer */
            id: number;
            /** @description The publication or database */
            citation: string;
        };
        /** @description A bound on a compound, which is named by `compound` or `compound_id` */
        CompoundFilter: {
            /** @description Name of a compound, as the catalogue has it or a synonym */
            compound?: string;
            /** @description Id of a compound, in the place of its name */
            compound_id?: number | string;
            /**
             * @description `=` holds within 5 %
             * @enum {string}
             */
            operator: "<" | "<=" | "=" | ">=" | ">";
            /** @description In `unit` */
            threshold: number;
            /** @description A unit that converts to that of the compound, such as g, mg or kcal */
            unit: string;
            /**
             * @description What the bound holds for; without it a portion of recipes and a day of plans
             * @enum {string}
             */
            scope?: "portion" | "day";
        };
        CompoundResolution: components["schemas"]["ResolvedCompound"] | components["schemas"]["UnclearCompound"];
        DailyEnergyExpenditureCalculationAnswer: {
            data: components["schemas"]["EnergyResult"];
            meta: components["schemas"]["Meta"];
        };
        DecideAnswer: {
            data: components["schemas"]["DecideResult"];
            meta: components["schemas"]["Meta"];
        };
        DecideOption: components["schemas"]["TextOption"] | components["schemas"]["ImageOption"] | components["schemas"]["AudioOption"];
        DecideRequest: {
            /** @description The whole question, with preferences, conditions and context */
            request_text: string;
            /** @description What is compared, in this order and nothing else */
            options?: components["schemas"]["DecideOption"][];
            /** @description Pictures that belong to the question; not beside `options` */
            images?: string[];
        };
        DecideResult: {
            /** @constant */
            status: "completed";
            result: components["schemas"]["Decision"];
            error: null;
        };
        Decision: {
            /**
             * @description Whether one suits best, more must be known, or none can be compared
             * @enum {string}
             */
            outcome: "selected" | "needs_information" | "no_valid_option";
            /** @description The alternatives as they were read */
            options: {
                /** @description From 1, without gaps */
                id: number;
                label: string;
            }[];
            /** @description Id of an option; null unless the outcome is `selected` */
            selected_option: number | null;
            /** @description Why, with the figures that decided, or what is missing */
            reasoning: string;
        };
        DecodeAcceptedAnswer: {
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
        DecodeJobAnswer: {
            data: components["schemas"]["DecodeJob"];
            meta: components["schemas"]["DecodeJobMeta"];
        };
        /** @description Why the job failed */
        DecodeJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "invalid_request" | "image_inputs_limit_exceeded" | "audio_inputs_limit_exceeded" | "unsupported_attachment_type" | "image_too_large" | "audio_too_large" | "media_total_exceeded" | "audio_duration_exceeded" | "audio_duration_unavailable" | "service_unavailable" | "internal_error";
        };
        DecodeJobMeta: {
            /** @description The same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it began
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it was completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result rests on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or had to assume, as codes in snake case; empty where there is nothing */
            warnings: string[];
        };
        DecodeRequest: {
            /**
             * @description One of those that the key permits
             * @enum {string}
             */
            input_mode: "structured" | "unstructured";
            /** @description What was eaten, and what remained */
            foodText?: string;
            /** @description Picture of the meal, a data URL or http(s) address */
            foodImage?: string;
            /** @description Recording about the meal, a data URL or http(s) address */
            foodVoice?: string;
            /** @description Pictures and recordings */
            attachments?: (string | {
                /** @description A data URL, an http(s) address, or bare base64 */
                data: string;
                /** @description What the data is; a hint, as its bytes decide */
                mime_type?: string;
            })[];
            /** @description Picture of what remained, a data URL or http(s) address; beside another input */
            foodImageRemaining?: string;
            /** @description The foods, in structured mode */
            items?: components["schemas"]["StructuredItem"][];
            /** @description Only these compounds, with those of the names; empty filters nothing */
            compound_identifier_ids?: (number | string)[];
            /** @description Only these compounds, by their exact names in the catalogue, with those of the ids */
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
            /** @description The foods of the meal, in the order in which they are told */
            items: components["schemas"]["DecodedItem"][];
            /** @description One row for each compound of which at least one food has evidence */
            molecular_analysis: components["schemas"]["MolecularTotal"][];
        };
        DecodeSensoryAcceptedAnswer: {
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
        DecodeSensoryJobAnswer: {
            data: components["schemas"]["DecodeSensoryJob"];
            meta: components["schemas"]["DecodeSensoryJobMeta"];
        };
        /** @description Why the job failed */
        DecodeSensoryJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "upstream_error" | "upstream_timeout" | "service_unavailable" | "internal_error";
        };
        DecodeSensoryJobMeta: {
            /** @description The same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it began
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it was completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result rests on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or had to assume, as codes in snake case; empty where there is nothing */
            warnings: string[];
        };
        DecodeSymptomsAcceptedAnswer: {
            data: components["schemas"]["AcceptedJob"];
            meta: components["schemas"]["DecodeSymptomsAcceptedMeta"];
        };
        DecodeSymptomsAcceptedMeta: {
            /** @description The same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /** @description What is known of the work of the job so far */
            async: {
                retry_count: number;
                /** Format: date-time */
                created_at: string;
            };
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
        DecodeSymptomsJobAnswer: {
            data: components["schemas"]["DecodeSymptomsJob"];
            meta: components["schemas"]["DecodeSymptomsJobMeta"];
        };
        /** @description Why the job failed */
        DecodeSymptomsJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "invalid_request" | "validation_error" | "input_too_large" | "upstream_error" | "upstream_timeout" | "service_unavailable" | "internal_error";
        };
        DecodeSymptomsJobMeta: {
            /** @description The same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it began
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it was completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result rests on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or had to assume, as codes in snake case; empty where there is nothing */
            warnings: string[];
            /** @description Attempts after the first */
            retry_count: number;
            /** @description Events kept in the account */
            events_stored?: number;
        };
        DecodedItem: {
            /** @description Place in the meal, from 1 */
            item_id: number;
            /** @description The catalogue's name; of an unresolved food the name that was told */
            canonical_name: string;
            /** @description As it was told */
            brand: string | null;
            /** @description As they were told, and what had to be assumed */
            attributes: string[];
            /** @description Mass in grams */
            quantity_g: number;
            /**
             * @description Unresolved where the catalogue has no such food
             * @enum {string}
             */
            status: "matched" | "unresolved";
        };
        DesignAcceptedAnswer: {
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
        DesignJobAnswer: {
            data: components["schemas"]["DesignJob"];
            meta: components["schemas"]["DesignJobMeta"];
        };
        /** @description Why the job failed */
        DesignJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "validation_error" | "service_unavailable" | "internal_error";
        };
        DesignJobMeta: {
            /** @description The same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it began
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it was completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result rests on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or had to assume, as codes in snake case; empty where there is nothing */
            warnings: string[];
            /**
             * @description Whether all pictures that were asked for were drawn
             * @enum {string}
             */
            image_status?: "completed" | "failed";
        };
        DesignRequest: {
            /**
             * @description Without it a plan where days or meals are told or the text asks for one, else a recipe
             * @enum {string}
             */
            type?: "recipe" | "meal_plan";
            /** @description What is wanted; fields win over it */
            request_text?: string;
            /** @description Recipes; 1 without it */
            recipe_count?: number;
            /** @description Days of the plan */
            plan_days?: number;
            /** @description Meals of a day */
            meals_per_day?: number;
            /** @description Name of the language to answer in, such as "German"; English without one */
            language?: string;
            /** @description One diet or several: vegan, vegetarian, lacto-vegetarian, ovo-vegetarian, hindu-vegetarian, jain, pescatarian, flexitarian, gluten-free, wheat-free, dairy-free, lactose-free, nut-free, egg-free, soy-free, shellfish-free, fish-free, alcohol-free, sugar-free, caffeine-free, halal, kosher, low-carb, keto, mediterranean, dash, low-fodmap, paleo, whole30, carnivore, high-protein, high-fibre, low-fat, low-sodium, low-sugar, low-calorie, omnivore; upper case, hyphens and spelling do not matter */
            diet?: string | string[];
            /** @description One condition or several: hypertension, type 2 diabetes, type 1 diabetes, gestational diabetes, prediabetes, dyslipidaemia, cardiovascular disease, heart failure, chronic kidney disease, kidney stones, iron deficiency, pregnancy, breastfeeding, gout, coeliac disease, lactose intolerance, ibs, gerd, osteoporosis, obesity, fatty liver, pcos, hypothyroidism, phenylketonuria, anticoagulant, grapefruit interaction, histamine intolerance, constipation, diarrhoea, migraine, insomnia, diverticulitis, inflammatory bowel disease, hypoglycaemia, gallstones, cancer treatment; or an allergy, such as "peanut allergy" */
            condition?: string | string[];
            /**
             * @description Required where a rule of the condition depends on it
             * @enum {string}
             */
            gender?: "male" | "female";
            /** @description What is liked; wishes */
            preferences?: string[];
            /** @description What must hold: allergies, religious rules, bounds */
            restrictions?: string[];
            /** @description Foods that must not occur */
            avoided_foods?: string[];
            /** @description Tastes and textures that are wished for */
            sensory?: string[];
            /** @description Bounds that the result keeps */
            compound_filters?: components["schemas"]["CompoundFilter"][];
            /** @description Least energy of a day, kcal */
            daily_energy_kcal_min?: number;
            /** @description Most energy of a day, kcal; not below the least */
            daily_energy_kcal_max?: number;
            image_delivery?: components["schemas"]["ImageDelivery"];
        };
        DesignResult: components["schemas"]["DesignedRecipes"] | components["schemas"]["DesignedPlan"];
        DesignedPlan: {
            meal_plan: components["schemas"]["MealPlan"];
            /** @description The proof: each constraint, and how it stands */
            verification: components["schemas"]["Verification"][];
            /** @description Wishes that the result does not fulfil, each with the reason */
            unmet_wishes: components["schemas"]["UnmetWish"][];
            /** @description What must be read with the result */
            notices: string[];
            /** @description Sources that the rows refer to by id, once each */
            citations: components["schemas"]["Citation"][];
        };
        DesignedRecipes: {
            /** @description The first recipe */
            recipe: components["schemas"]["Recipe"];
            /** @description All, where several were asked for */
            recipes?: components["schemas"]["Recipe"][];
            /** @description The proof: each constraint, and how it stands */
            verification: components["schemas"]["Verification"][];
            /** @description Wishes that the result does not fulfil, each with the reason */
            unmet_wishes: components["schemas"]["UnmetWish"][];
            /** @description What must be read with the result */
            notices: string[];
            /** @description Sources that the rows refer to by id, once each */
            citations: components["schemas"]["Citation"][];
        };
        /** @description In the answer, or at an address that expires */
        DishImage: {
            mime_type: string;
            /** @description Base64 */
            data: string;
        } | {
            mime_type: string;
            url: string;
            expires_at: string;
        };
        DraftAcceptedAnswer: {
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
        DraftJobAnswer: {
            data: components["schemas"]["DraftJob"];
            meta: components["schemas"]["DraftJobMeta"];
        };
        /** @description Why the job failed */
        DraftJobError: components["schemas"]["Error"] & {
            /** @enum {string} */
            code?: "service_unavailable" | "internal_error";
        };
        DraftJobMeta: {
            /** @description The same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
            /**
             * Format: date-time
             * @description When the job was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it began
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description When it was completed or failed
             */
            completed_at?: string;
            /** @description Release of the food catalogue that the result rests on */
            catalogue_release?: string;
            progress?: components["schemas"]["JobProgress"];
            /** @description Seconds to wait before the next poll */
            retry_after_seconds?: number;
            /** @description What the result lacks or had to assume, as codes in snake case; empty where there is nothing */
            warnings: string[];
            /** @description Attempts at the job so far */
            attempts: number;
            /**
             * @description Whether the picture that was asked for was drawn
             * @enum {string}
             */
            image_status?: "completed" | "failed";
        };
        DraftRequest: {
            /** @description The recipe and what is to change, or only that beside fields */
            request_text?: string;
            /** @description What the dish is called */
            recipe_title?: string;
            /** @description For all servings */
            ingredients?: (string | components["schemas"]["SourceIngredient"])[];
            /** @description How it is made; with `ingredients` steps are taken from here alone */
            steps?: string[];
            /** @description Without it one for every 600 kcal is assumed */
            servings?: number;
            /** @description One diet or several: vegan, vegetarian, lacto-vegetarian, ovo-vegetarian, hindu-vegetarian, jain, pescatarian, flexitarian, gluten-free, wheat-free, dairy-free, lactose-free, nut-free, egg-free, soy-free, shellfish-free, fish-free, alcohol-free, sugar-free, caffeine-free, halal, kosher, low-carb, keto, mediterranean, dash, low-fodmap, paleo, whole30, carnivore, high-protein, high-fibre, low-fat, low-sodium, low-sugar, low-calorie, omnivore; upper case, hyphens and spelling do not matter */
            diet?: string | string[];
            /** @description One condition or several: hypertension, type 2 diabetes, type 1 diabetes, gestational diabetes, prediabetes, dyslipidaemia, cardiovascular disease, heart failure, chronic kidney disease, kidney stones, iron deficiency, pregnancy, breastfeeding, gout, coeliac disease, lactose intolerance, ibs, gerd, osteoporosis, obesity, fatty liver, pcos, hypothyroidism, phenylketonuria, anticoagulant, grapefruit interaction, histamine intolerance, constipation, diarrhoea, migraine, insomnia, diverticulitis, inflammatory bowel disease, hypoglycaemia, gallstones, cancer treatment; or an allergy, such as "peanut allergy" */
            condition?: string | string[];
            /**
             * @description Required where a rule of the condition depends on it
             * @enum {string}
             */
            gender?: "male" | "female";
            /** @description Foods that must not occur */
            avoided_foods?: string[];
            /** @description What is liked; wishes */
            preferences?: string[];
            /** @description What must hold: allergies, religious rules, bounds */
            restrictions?: string[];
            /** @description Tastes and textures that are wished for */
            sensory?: string[];
            /** @description Bounds that the result keeps */
            compound_filters?: components["schemas"]["CompoundFilter"][];
            /** @description Name of the language to answer in, such as "German"; English without one */
            language?: string;
            image_delivery?: components["schemas"]["ImageDelivery"];
        };
        DraftResult: {
            /** @description Null where the source is incomplete */
            final_recipe: components["schemas"]["Recipe"] | null;
            /** @description Every line that changed */
            diffs: components["schemas"]["RecipeDiff"][];
            /** @description What took the place of what */
            substitutions: components["schemas"]["Substitution"][];
            /** @description What was assumed, and what could not be done */
            warnings: string[];
            /** @description Wishes that the result does not fulfil, each with the reason */
            unmet_wishes: components["schemas"]["UnmetWish"][];
            /** @description What an incomplete source lacks */
            validation_issues: components["schemas"]["ValidationIssue"][];
            /** @description Of one portion */
            nutrient_change: components["schemas"]["NutrientChange"][];
            /** @description Of the source and of the edited recipe */
            allergens: {
                before: components["schemas"]["Allergen"][];
                after: components["schemas"]["Allergen"][];
            };
            /** @description Null where the source is incomplete */
            sensory_change: components["schemas"]["SensoryChange"] | null;
            /** @description Each constraint, and how the recipe stands to it */
            verification: components["schemas"]["Verification"][];
            /** @description What must be read with the result */
            notices: string[];
            /** @description Sources that the rows refer to by id, once each */
            citations: components["schemas"]["Citation"][];
        };
        /** @description A person; together the values must give a positive basal metabolic rate */
        EnergyRequest: {
            /** @enum {string} */
            gender: "male" | "female";
            /** @description In cm */
            height: number;
            /** @description In kg */
            weight: number;
            /** @description In years */
            age: number;
            /**
             * @description Stands for a factor: sedentary 1.2, office 1.45, light_sedentary 1.65, walking_standing 1.85, physically_demanding 2.2
             * @enum {string}
             */
            activity: "sedentary" | "office" | "light_sedentary" | "walking_standing" | "physically_demanding";
        };
        EnergyResult: {
            /** @constant */
            status: "ok";
            /** @constant */
            formula: "Harris-Benedict (1919)";
            /** @description The request as it was read */
            inputs: {
                /** @enum {string} */
                gender: "male" | "female";
                height_cm: number;
                weight_kg: number;
                age_years: number;
                /**
                 * @description Stands for a factor: sedentary 1.2, office 1.45, light_sedentary 1.65, walking_standing 1.85, physically_demanding 2.2
                 * @enum {string}
                 */
                activity: "sedentary" | "office" | "light_sedentary" | "walking_standing" | "physically_demanding";
                /** @description Physical activity level: total by basal energy */
                pal_factor: number;
            };
            /** @description Energies of a day */
            results: {
                /** @description In kcal a day, to two decimals */
                basal_metabolic_rate_kcal: number;
                /** @description In kcal a day, to two decimals */
                total_daily_energy_expenditure_kcal: number;
                /** @description The total less and plus ten percent */
                total_daily_energy_expenditure_range_kcal: {
                    /** @description In kcal a day, to two decimals */
                    "minus10%": number;
                    /** @description In kcal a day, to two decimals */
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
        ErrorAnswer: {
            error: components["schemas"]["Error"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Every error code; which of them an operation answers stands with the operation
         * @enum {string}
         */
        ErrorCode: "invalid_json" | "invalid_request" | "invalid_request_shape" | "validation_error" | "too_many_options" | "user_context_not_allowed" | "detect_signals_not_allowed" | "unsupported_api_version" | "structured_items_limit_exceeded" | "food_name_too_long" | "food_attributes_limit_exceeded" | "food_attribute_too_long" | "invalid_food_quantity" | "food_quantity_exceeded" | "food_text_too_long" | "attachments_limit_exceeded" | "image_inputs_limit_exceeded" | "audio_inputs_limit_exceeded" | "missing_api_key" | "invalid_api_key" | "scope_not_allowed" | "decode_input_mode_not_allowed" | "compound_not_allowed_for_decode_scope" | "job_not_found" | "method_not_allowed" | "input_too_large" | "image_too_large" | "audio_too_large" | "inline_media_total_exceeded" | "media_total_exceeded" | "unsupported_attachment_type" | "invalid_compound_identifier" | "audio_duration_exceeded" | "audio_duration_unavailable" | "rate_limited" | "quota_exceeded" | "backlog_high" | "internal_error" | "upstream_error" | "service_unavailable" | "decode_scope_not_configured" | "upstream_timeout";
        /** @description What a program may act on; which members there are depends on the code */
        ErrorDetails: {
            /** @description Path of the first wrong field, such as `items[0].unit` */
            field?: string;
            /** @description Every wrong field, the first twenty */
            issues?: {
                field: string;
                message: string;
            }[];
            /** @description Versions that are served */
            supported?: string[];
            /** @description Compounds that the catalogue does not have */
            unknown?: (string | number)[];
            /** @description Compounds outside the content tier of the key */
            compounds?: (string | number)[];
            /**
             * @description Of a design that failed: proven impossible, or not found within the time
             * @enum {string}
             */
            reason?: "infeasible" | "not_found";
            /** @description A smallest set of constraints that cannot go together, by the names of `verification` */
            conflict?: string[];
            /** @description The same constraints in words */
            descriptions?: string[];
            /** @description Limits with which a result was found */
            relaxation?: {
                constraint: string;
                limit: number;
                needed: number;
                relative_change: number;
            }[];
            /** @description The least that any result needs, where more was needed to find one */
            least_relaxation?: {
                constraint: string;
                limit: number;
                needed: number;
                relative_change: number;
            }[];
            /** @description The plan that came nearest, and the constraints that it breaks */
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
        FailedDecision: {
            /** @constant */
            status: "failed";
            result: null;
            error: components["schemas"]["Error"];
        };
        FailedDecisionAnswer: {
            data: components["schemas"]["FailedDecision"];
            meta: components["schemas"]["Meta"];
        };
        FeltTerm: {
            /** @description Of a fixed lexicon */
            term: string;
            /** @description 1 weak to 3 strong */
            strength: number;
        };
        FoodProfile: {
            /** @description Place in the meal, from 1 */
            item_id: number;
            /** @description English name of the catalogue */
            canonical_name: string;
            /** @description Name in `display_language` */
            display_name: string;
            /** @description English name of a language */
            display_language: string;
            /** @description In grams; null where the input tells no amount */
            quantity: number | null;
            /** @description Of `quantity`; null with it */
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
            /** @description How it feels to bite and cut */
            texture: components["schemas"]["FeltTerm"][];
            /** @description How it feels in the mouth */
            mouthfeel: components["schemas"]["FeltTerm"][];
            /** @description What it smells of */
            aroma: components["schemas"]["SmeltNote"][];
            /**
             * @description How it is served: told, by its preparation, or usual
             * @enum {string|null}
             */
            temperature: "hot" | "warm" | "room temperature" | "cold" | "frozen" | null;
            /** @description Only what the input says of it */
            appearance: string[];
            /** @description One sentence */
            summary: string;
        };
        GetDecodeCompoundIdAnswer: {
            data: components["schemas"]["CompoundResolution"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description How pictures are told; none are drawn without it
         * @enum {string}
         */
        ImageDelivery: "base64" | "signed_url" | "none";
        ImageOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
            /** @description A data URL, an http(s) address, or bare base64 */
            data: string;
            /** @description A hint, as the bytes of media decide */
            mime_type?: string;
        };
        /** @description How far a job in several steps has come */
        JobProgress: {
            /** @description The step that is done */
            step: number;
            /** @description How many there are */
            of: number;
            /** @description What it does, in words */
            label: string;
        };
        MealPlan: {
            /** @description In their order */
            days: components["schemas"]["PlanDay"][];
            /** @description Mean of the days */
            nutrition: {
                per_day: components["schemas"]["NutrientRow"][];
            };
            /** @description What the plan needs, merged by food */
            shopping_list: components["schemas"]["ShoppingItem"][];
        };
        MealProfile: {
            /**
             * @description Mixed in every bite, or foods side by side
             * @enum {string}
             */
            kind: "dish" | "plate";
            /** @description The eight tastes, mean of the meal, each with its peak */
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
            /** @description How it feels to bite and cut */
            texture: components["schemas"]["FeltTerm"][];
            /** @description How it feels in the mouth */
            mouthfeel: components["schemas"]["FeltTerm"][];
            /** @description What it smells of */
            aroma: components["schemas"]["SmeltNote"][];
            /**
             * @description How it is served: told, by its preparation, or usual
             * @enum {string|null}
             */
            temperature: "hot" | "warm" | "room temperature" | "cold" | "frozen" | null;
            /** @description What stands out */
            dominant: string[];
            /** @description Tastes and textures that stand against each other */
            contrasts: string[];
            /** @description How the tastes stand to each other */
            balance: {
                /** @description Evenness of the tastes: 0 one alone, 1 five alike */
                figure: number;
                /** @description Tastes that lead */
                leading: ("sweet" | "salty" | "sour" | "bitter" | "umami" | "fatty" | "pungent" | "astringent")[];
                /** @description Tastes that are absent */
                missing: ("sweet" | "salty" | "sour" | "bitter" | "umami" | "fatty" | "pungent" | "astringent")[];
                /** @description The same in words */
                description: string;
            };
            /** @description One sentence */
            summary: string;
        };
        MealTasteRating: {
            /** @description 0 absent to 100 strongest; null where nothing tells of it */
            intensity: number | null;
            /** @description 0 to 1 */
            confidence: number;
            basis: components["schemas"]["SensoryBasis"];
            /** @description The food in which the taste is strongest; null where nothing tells of it */
            peak: {
                intensity: number;
                item_id: number;
                food: string;
            } | null;
        };
        /**
         * @description How its number is to be read: one source point, derived or combined, below it, above it, a trace, or present without an amount
         * @enum {string}
         */
        MeasurementType: "quantified" | "calculated" | "less_than" | "greater_than" | "trace" | "unquantified";
        Meta: {
            /** @description The same as the header x-request-id */
            request_id: string;
            /** @constant */
            api_version: "2026-07-10";
        };
        /** @description What the whole meal has of one compound */
        MolecularTotal: {
            /** @description Id of the compound */
            compound_identifier_id: number;
            /** @description The catalogue's name */
            compound_identifier_name: string;
            /** @description Identifier of an ontology: "CHEBI:36080" */
            compound_identifier_value: string;
            /** @description In `measurement_unit`; null where there is no number, which is not zero */
            measurement_value: number | null;
            /** @description Lowest value that the evidence allows; null where no bound is known */
            measurement_value_min: number | null;
            /** @description Highest value that the evidence allows; null where no bound is known */
            measurement_value_max: number | null;
            measurement_value_type: components["schemas"]["MeasurementType"];
            measurement_value_min_type: components["schemas"]["MeasurementType"];
            measurement_value_max_type: components["schemas"]["MeasurementType"];
            /** @description Unit of the value and its bounds */
            measurement_unit: string;
            /**
             * @description `interpolation` where any part was taken from a similar food
             * @enum {string}
             */
            provenance: "source" | "interpolation";
            confidence: null;
            /** @description True where a food has no evidence and adds nothing to the value */
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
            /** @description The catalogue's name */
            compound_identifier_name: string;
            /** @description Unit of all figures of the row */
            unit: string;
            /** @description Of a portion of the source; null where it is not known */
            before: number | null;
            /** @description Of a portion of the edited recipe; null where it is not known */
            after: number | null;
            /** @description After less before */
            change: number | null;
            /** @description Lowest change that the evidence of the changed lines allows */
            change_min: number | null;
            /** @description Highest change that the evidence of the changed lines allows */
            change_max: number | null;
            /** @description True where an ingredient has no evidence and adds nothing */
            incomplete: boolean;
        };
        /** @description What a portion or a day has of one compound */
        NutrientRow: {
            /** @description Id of the compound */
            compound_identifier_id: number;
            /** @description The catalogue's name */
            compound_identifier_name: string;
            /** @description Identifier of an ontology: "CHEBI:36080" */
            compound_identifier_value: string;
            /** @description In `measurement_unit`; null where there is no number, which is not zero */
            measurement_value: number | null;
            /** @description Lowest value that the evidence allows; null where no bound is known */
            measurement_value_min: number | null;
            /** @description Highest value that the evidence allows; null where no bound is known */
            measurement_value_max: number | null;
            measurement_value_type: components["schemas"]["MeasurementType"];
            measurement_value_min_type: components["schemas"]["MeasurementType"];
            measurement_value_max_type: components["schemas"]["MeasurementType"];
            /** @description Unit of the value and its bounds */
            measurement_unit: string;
            /**
             * @description `interpolation` where any part was taken from a similar food
             * @enum {string}
             */
            provenance: "source" | "interpolation";
            confidence: null;
            /** @description True where a food has no evidence and adds nothing to the value */
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
        PlanDay: {
            /** @description From 1 */
            day: number;
            /** @description In the order of the day */
            meals: components["schemas"]["PlannedMeal"][];
            /** @description Of the day */
            nutrition: components["schemas"]["NutrientRow"][];
        };
        PlannedMeal: {
            /** @description "breakfast", "lunch", "dinner", "snack" */
            slot: string;
            /** @description Portions of the recipe that are eaten */
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
        Recipe: {
            /** @description What the dish is called */
            title: string;
            /** @description Null where it is not known */
            cuisine: string | null;
            /** @description Meals that it suits */
            meal_types: string[];
            /** @description Portions that the ingredients give */
            servings: number;
            /** @description In minutes; null where it is not known */
            prep_minutes: number | null;
            /** @description In minutes; null where it is not known */
            cook_minutes: number | null;
            /** @description In minutes; null where it is not known */
            total_minutes: number | null;
            /** @description Pots and devices that are needed */
            equipment: string[];
            /** @description For all servings */
            ingredients: components["schemas"]["RecipeIngredient"][];
            /** @description What is done, in this order */
            steps: string[];
            /** @description Of one portion, one row for each compound */
            nutrition: {
                per_portion: components["schemas"]["NutrientRow"][];
            };
            /** @description Those that the ingredients bring or may bring */
            allergens: components["schemas"]["Allergen"][];
            image?: components["schemas"]["DishImage"];
        };
        RecipeDiff: {
            /** @description Line of the source recipe, from 1 */
            line: number;
            /** @enum {string} */
            change: "replaced" | "removed" | "added" | "scaled" | "prepared";
            /** @description Null where the line was added */
            before: string | null;
            /** @description Null where the line was removed */
            after: string | null;
            /** @description "vegan: contains milk" */
            reason: string;
            /** @description What the ingredient does in the dish: "binder" */
            role: string;
        };
        RecipeIngredient: {
            /** @description As the recipe calls it */
            name: string;
            /** @description Name of the catalogue food; null where none matches */
            canonical_name: string | null;
            /** @description Its id, as names of foods may repeat */
            food_id: number | null;
            /** @description In grams, for all servings, before cooking */
            quantity_g: number;
            /** @description In kitchen measures: "2 tbsp" */
            measure: string | null;
            /** @description "finely chopped" */
            preparation: string | null;
        };
        Reference: {
            /** @description The same in every answer */
            id: number;
            /** @description The publication or database */
            citation: string;
        };
        ResolvedCompound: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "resolved";
            /** @description Id of the compound in digits, as `compound_identifier_ids` of decode takes it */
            compound_id: string;
            /** @description The catalogue's name of the compound */
            canonical_name: string;
        };
        /**
         * @description Computed from composition, a row of a table, or the class of the food or its preparation
         * @enum {string}
         */
        SensoryBasis: "composition" | "curated" | "rule";
        SensoryChange: {
            /** @description Of all eight tastes */
            taste: components["schemas"]["TasteChange"][];
            /** @description Textures that came */
            texture_gained: string[];
            /** @description Textures that left */
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
            /** @description Empty where only the whole meal is told */
            items: components["schemas"]["SensoryItem"][];
            /** @description What `sensoryOutput` asks for */
            sensory: {
                /** @description One profile for each item */
                per_food?: components["schemas"]["FoodProfile"][];
                whole_meal?: components["schemas"]["MealProfile"];
            };
        };
        SensoryItem: {
            /** @description Place in the meal, from 1 */
            item_id: number;
            /** @description English name of the catalogue */
            canonical_name: string;
            /** @description Name in `display_language` */
            display_name: string;
            /** @description English name of a language */
            display_language: string;
            /** @description In grams; null where the input tells no amount */
            quantity: number | null;
            /** @description Of `quantity`; null with it */
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
         * @description What is told: each food, the meal as one, or both, which is also told without this field
         * @enum {string}
         */
        SensoryOutput: "per_food" | "whole_meal" | "per_food_and_whole_meal";
        SensoryRequest: {
            /** @description What is eaten, in words */
            foodText?: string;
            /** @description Picture, a data URL */
            foodImage?: string;
            /** @description Recording, a data URL */
            foodVoice?: string;
            sensoryOutput?: components["schemas"]["SensoryOutput"];
            /** @description Language of `display_name`, such as "German"; English without it */
            food_output_language?: string;
        };
        SensoryResult: components["schemas"]["SensoryFood"] | components["schemas"]["SensoryNoFood"];
        SentenceErrorAnswer: {
            /** @description What failed, then why, in one sentence */
            error: string;
            meta: components["schemas"]["Meta"];
        };
        ShoppingItem: {
            /** @description As the recipe calls it */
            name: string;
            /** @description Name of the catalogue food */
            canonical_name: string;
            /** @description In grams, for the whole plan */
            quantity_g: number;
            /** @description Department of a shop */
            group: string;
        };
        SmeltNote: {
            /** @description Of a fixed lexicon */
            note: string;
            /** @description 1 weak to 3 strong */
            strength: number;
        };
        SourceIngredient: {
            /** @description What the food is called */
            name: string;
            /** @description In `unit` */
            quantity?: number | null;
            /** @description A measure, such as g, ml, cup or tbsp; without it pieces are counted */
            unit?: string | null;
        };
        StructuredItem: {
            /** @description What the food is called */
            canonical_name: string;
            /** @description In `unit`, at most 100 kg */
            quantity: number;
            /** @enum {string} */
            unit: "mg" | "g" | "kg";
            /** @description Prefers foods of this brand */
            brand?: string | null;
            /** @description What tells the food apart: "raw", "skinless" */
            attributes?: string[];
        };
        Substitution: {
            /** @description What was in the recipe */
            from: string;
            /** @description What takes its place */
            to: string;
            /** @description How much of it, in words */
            amount: string;
            /** @description What the ingredient does in the dish */
            role: string;
            /** @description The catalogue's food; null where none matches */
            canonical_name: string | null;
            /** @description In grams, for all servings */
            quantity_g: number;
            /** @description Grams that it takes the place of */
            replaced_quantity_g: number;
        };
        SymptomEvent: {
            /**
             * Format: uuid
             * @description The same whenever the same job is read
             */
            event_id: string;
            /** @description Id in the Symptom Ontology, or one that begins with `NAS:` */
            symptom_type: string;
            /** @description System of the body, as the ontology has it */
            symptom_category: string;
            /** @description Readable name */
            symptom_label: string;
            /** @description 1 slight to 5 extreme; null where no words tell it */
            intensity_1_to_5: number | null;
            /** @description The words that tell it */
            intensity_text: string | null;
            /**
             * Format: duration
             * @description Of a range its midpoint; null where no words tell it
             */
            duration: string | null;
            /** @description Shortest and longest that the words allow, ISO 8601 */
            duration_range: {
                min: string;
                max: string;
            } | null;
            /** @description The words that tell it */
            duration_text: string | null;
            /**
             * Format: date-time
             * @description Null where it cannot be worked out
             */
            onset_utc: string | null;
            /** @description How exactly the time was told */
            onset_precision: string | null;
            /** @description The words that tell it */
            onset_text: string | null;
            /**
             * Format: date-time
             * @description Null where it goes on or cannot be worked out
             */
            end_utc: string | null;
            /** @description How exactly the time was told */
            end_precision: string | null;
            /** @description The words that tell it */
            end_text: string | null;
            /** @description A noun with its side: "left knee" */
            body_site: string | null;
            /** @enum {string|null} */
            course: "worse" | "better" | "intermittent" | "constant" | null;
            /** @description What the report puts it down to */
            trigger: components["schemas"]["SymptomTrigger"] | null;
            /** @description True where it can be an emergency */
            red_flag: boolean;
            /** @description To seek care, with a red flag; else null */
            advice: string | null;
            /** @description Where the text names it, in UTF-16 units; null where only a picture shows it */
            span: {
                start: number;
                end: number;
                text: string;
            } | null;
        };
        SymptomTrigger: {
            /** @description The cause, in the words of the report */
            text: string;
            /**
             * @description When it was, seen from the symptom
             * @enum {string|null}
             */
            relation: "before" | "during" | "after" | "immediately_after" | "with" | null;
            /**
             * Format: duration
             * @description How long before or after
             */
            offset: string | null;
            /** @description The catalogue's food; null where the cause is none */
            food: {
                food_id: number;
                canonical_name: string;
            } | null;
        };
        SymptomsRequest: {
            /** @description The report, in words */
            symptomText?: string;
            /** @description Picture, a data URL */
            symptomImage?: string;
            /** @description Picture, an http(s) address */
            symptomImageUrl?: string;
            /** @description Recording, a data URL */
            symptomVoice?: string;
            /** @description Recording, an http(s) address */
            symptomVoiceUrl?: string;
            /** @description Pictures and recordings */
            attachments?: (string | {
                /** @description A data URL, an http(s) address, or bare base64 */
                data: string;
                /** @description What the data is; a hint, as its bytes decide */
                mime_type?: string;
            })[];
            /** @description IANA time zone of the times in the report, such as Europe/Berlin */
            timezone?: string;
            /** @description When it was told, ISO 8601, with an offset or local to `timezone`; without it relative times stay null */
            reported_time?: string;
            /** @description Onset where the words tell none, ISO 8601 in UTC, such as 2026-03-01T18:30:00Z */
            occurred_at_utc?: string;
            /** @description End where the words tell none, ISO 8601 in UTC; not before `occurred_at_utc`, which it needs */
            occurred_end_at_utc?: string;
            /** @description Whose symptoms they are; without it no event is stored */
            user_id?: string;
            /** @description Kept with stored events */
            conversation_id?: string;
            /** @description Stored once in an account */
            source_message_id?: string;
            /** @description Kept with stored events */
            correlation_id?: string;
            /**
             * Format: uuid
             * @description Stored event that the new ones take the place of
             */
            supersedes_event_id?: string;
        };
        SymptomsResult: {
            /** @enum {string} */
            type: "symptom_detected" | "no_symptom_detected";
            /** @description In the order in which they are told */
            symptoms: components["schemas"]["SymptomEvent"][];
        };
        TasteChange: {
            /** @description One of the eight tastes */
            sense: string;
            /** @description 0 absent to 100 strongest; null where it is not known */
            before: number | null;
            /** @description 0 absent to 100 strongest; null where it is not known */
            after: number | null;
            /** @description After less before */
            change: number | null;
        };
        TasteRating: {
            /** @description 0 absent to 100 strongest; null where nothing tells of it */
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
            /** @description A food, drink or meal in words */
            data: string;
            /** @description A hint, as the bytes of media decide */
            mime_type?: string;
        };
        UnclearCompound: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "needs_clarification";
            /** @description Why the query names no single compound, and what it may mean */
            reason: string;
        };
        UnmetWish: {
            /** @description In the words of the request */
            wish: string;
            /** @description Why it is not fulfilled */
            reason: string;
        };
        ValidationIssue: {
            /** @description Field that would tell it */
            field: string;
            /** @description What is missing */
            message: string;
        };
        /** @description How the result stands to a constraint, where it stands worst */
        Verification: {
            /** @description Begins with its field: "compound_filters[0]", "condition: hypertension, sodium" */
            constraint: string;
            /** @description The constraint in words */
            description: string;
            /** @description In `unit`; null where nothing is known */
            value: number | null;
            /** @description Lowest value that the evidence allows */
            value_min: number | null;
            /** @description Highest value that the evidence allows */
            value_max: number | null;
            /** @enum {string} */
            operator: "<" | "<=" | "=" | ">=" | ">";
            /** @description In `unit` */
            limit: number;
            /** @description Unit of all figures of the row */
            unit: string;
            /** @description How far the value may still move; negative where the constraint is broken */
            slack: number | null;
            /** @description Whether the value keeps to the limit */
            satisfied: boolean;
            /** @description A result never breaks a hard one; the others are aims */
            hard: boolean;
            /** @description False where an ingredient has no evidence and adds nothing to the value */
            complete: boolean;
            /** @description Place among the recipes, from 1; null where it stands for all */
            recipe: number | null;
            /** @description Day of the plan, from 1; null where it stands for all */
            day: number | null;
            /** @description Slot of the plan; null where it stands for all */
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
